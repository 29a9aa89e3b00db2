import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { UnreadableRequests } from './unreadable-request.ts';

const LOOK_MILLISECONDS = 1000;

/**
 * Lets no caller hold a shutdown up who has connected and sent no request, or a part of one: Node watches over slow requests
 * only while it listens. A second after the service begins to close such a caller is told that the request was too slow,
 * and a second later the connection is cut. Nothing of such a request has been done or charged.
 */
export function endUnsentRequests(app: FastifyInstance, unreadable: UnreadableRequests): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', (done) => {
    const told = new WeakSet<Socket>();
    const look = setInterval(() => {
      for (const socket of connections) {
        if (!unreadable.isUnsent(socket)) continue;
        if (told.has(socket)) socket.destroy();
        else unreadable.tooSlow(socket);
        told.add(socket);
      }
    }, LOOK_MILLISECONDS).unref();
    app.server.once('close', () => clearInterval(look));
    done();
  });
}
