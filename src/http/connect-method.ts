import { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { endThenClose } from './unread-body.ts';
import type { UnreadableRequests } from './unreadable-request.ts';

/**
 * CONNECT asks for a tunnel. None is given: it is answered like any other method on its path, and the connection is
 * closed. Node leaves all of that to whoever wants to answer it, and would drop the connection without a word.
 */
export function answerConnect(app: FastifyInstance, unreadable: UnreadableRequests): void {
  app.server.on('connect', (request, socket) => {
    if (!(socket instanceof Socket)) return;
    // A caller who breaks off is no fault of the service; what else it sends is for the tunnel and is read away.
    socket.on('error', () => {});
    socket.resume();
    unreadable.whenAnswered(socket, () => {
      if (!socket.writable) return;
      const response = new ServerResponse(request);
      response.shouldKeepAlive = false;
      response.assignSocket(socket);
      response.once('finish', () => endThenClose(socket));
      app.routing(request, response);
    });
  });
}
