import type { FastifyInstance } from 'fastify';
import { HOUR_MILLISECONDS, utcMinute } from '../../../domain/clock.ts';
import { faultOfKeyName, OVERLAP_HOURS } from '../../../domain/key-limits.ts';
import { listApiKeys } from '../../../store/api-keys.ts';
import type { Authenticator } from '../../../usecases/authenticate.ts';
import { type CreateApiKeyDependencies, createApiKey } from '../../../usecases/create-api-key.ts';
import { revokeOwnApiKey } from '../../../usecases/revoke-own-api-key.ts';
import { rotateApiKey } from '../../../usecases/rotate-api-key.ts';
import { callerOf } from '../../plugins/api-key.ts';
import { numberField, recordIdField, textField } from './input.ts';
import { refuse } from './refusal.ts';

export interface KeyRouteDependencies extends CreateApiKeyDependencies {
  readonly authenticator: Authenticator;
}

/** The account's API keys. A key itself is in the answer to its creation and nowhere else. */
export function addKeyRoutes(app: FastifyInstance, dependencies: KeyRouteDependencies): void {
  const { store, authenticator } = dependencies;

  app.get('/internal/keys', async (request) => {
    await authenticator.flushUses();
    return { keys: await listApiKeys(store.handle, callerOf(request).accountId) };
  });

  app.post('/internal/keys', async (request, reply) => {
    const name = textField(request.body, 'name').trim();
    const fault = faultOfKeyName(name);
    if (fault !== null) return refuse(request, reply, 400, 'validation_failed', `The name ${fault}`);
    const { accountId } = callerOf(request);
    const outcome = await createApiKey(dependencies, { accountId, name: name === '' ? null : name });
    if (outcome.kind === 'too_many_keys') return refuse(request, reply, 400, 'too_many_keys', outcome.words);
    return reply.code(201).send({ keyId: outcome.keyId, key: outcome.key });
  });

  app.post('/internal/keys/:keyId/rotate', async (request, reply) => {
    const { accountId } = callerOf(request);
    const keyId = recordIdField(request.params, 'keyId') ?? 0;
    const overlapMilliseconds = numberField(request.body, 'overlapHours', OVERLAP_HOURS) * HOUR_MILLISECONDS;
    const outcome = await rotateApiKey(dependencies, { accountId, keyId, overlapMilliseconds });
    switch (outcome.kind) {
      case 'rotated':
        return reply
          .code(201)
          .send({ keyId: outcome.keyId, key: outcome.key, oldKeyEndsAt: outcome.oldKeyEndsAt });
      case 'key_revoked':
        return refuse(request, reply, 400, 'validation_failed', 'This key is revoked already.');
      case 'key_replaced': {
        const words = `This key was replaced already and works until ${utcMinute(outcome.endsAt)} UTC. Rotate its successor.`;
        return refuse(request, reply, 400, 'validation_failed', words);
      }
      case 'too_many_keys':
        return refuse(request, reply, 400, 'too_many_keys', outcome.words);
      case 'key_not_found':
        return refuse(request, reply, 404, 'not_found', 'There is no such key.');
    }
  });

  app.post('/internal/keys/:keyId/revoke', async (request, reply) => {
    const { accountId } = callerOf(request);
    const keyId = recordIdField(request.params, 'keyId') ?? 0;
    const isRevoked = await revokeOwnApiKey(dependencies, { accountId, keyId });
    if (!isRevoked) return refuse(request, reply, 404, 'not_found', 'There is no such key.');
    return { revoked: true };
  });
}
