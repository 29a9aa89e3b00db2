import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../domain/account.ts';
import type { Authenticator } from '../../usecases/authenticate.ts';
import { invalidKeyAnswer } from '../envelope.ts';
import { sendAnswer } from '../request-context.ts';

/** Lets a request to the enclosing routes through only with a valid API key, before its body is read. */
export function addApiKeyCheck(app: FastifyInstance, authenticator: Authenticator): void {
  // Not async: a key that is known at once is not waited for.
  app.addHook('onRequest', (request, reply, done) => {
    const key = request.headers['x-api-key'];
    const caller = typeof key === 'string' ? authenticator.authenticate(key) : null;
    if (caller instanceof Promise) caller.then(goOn, done);
    else goOn(caller);

    function goOn(found: Caller | null): void {
      request.context.caller = found;
      if (found === null) sendAnswer(request, reply, invalidKeyAnswer());
      else done();
    }
  });
}

/** The caller that the check above found. */
export function callerOf(request: FastifyRequest): Caller {
  const { caller } = request.context;
  if (caller === null) throw new Error('This route is not behind the API key check.');
  return caller;
}
