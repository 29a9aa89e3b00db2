import type { FastifyInstance } from 'fastify';
import { KEY_NAME_MAXIMUM_CHARACTERS, OVERLAP_HOURS } from '../../../domain/key-limits.ts';
import { hasControls, isLongerThan } from '../../../domain/well-formed-text.ts';
import { listApiKeys } from '../../../store/api-keys.ts';
import type { Authenticator } from '../../../usecases/authenticate.ts';
import { type CreateApiKeyDependencies, createApiKey } from '../../../usecases/create-api-key.ts';
import { revokeOwnApiKey } from '../../../usecases/revoke-own-api-key.ts';
import { rotateApiKey } from '../../../usecases/rotate-api-key.ts';
import { callerOf } from '../../plugins/api-key.ts';
import { numberField, recordIdField, textField } from './input.ts';
import { refuse } from './refusal.ts';

const MILLISECONDS_PER_HOUR = 3_600_000;

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
    if (isLongerThan(name, KEY_NAME_MAXIMUM_CHARACTERS)) {
      const words = `The name must be at most ${KEY_NAME_MAXIMUM_CHARACTERS} characters long.`;
      return refuse(request, reply, 400, 'validation_failed', words);
    }
    if (hasControls(name)) {
      const words = 'The name must not hold control characters.';
      return refuse(request, reply, 400, 'validation_failed', words);
    }
    const { accountId } = callerOf(request);
    const outcome = await createApiKey(dependencies, { accountId, name: name === '' ? null : name });
    if (outcome.kind === 'too_many_keys') return refuse(request, reply, 400, 'too_many_keys', outcome.words);
    return reply.code(201).send({ keyId: outcome.keyId, key: outcome.key });
  });

  app.post('/internal/keys/:keyId/rotate', async (request, reply) => {
    const { accountId } = callerOf(request);
    const keyId = recordIdField(request.params, 'keyId') ?? 0;
    const overlapMilliseconds =
      numberField(request.body, 'overlapHours', OVERLAP_HOURS) * MILLISECONDS_PER_HOUR;
    const outcome = await rotateApiKey(dependencies, { accountId, keyId, overlapMilliseconds });
    switch (outcome.kind) {
      case 'rotated':
        return reply
          .code(201)
          .send({ keyId: outcome.keyId, key: outcome.key, oldKeyEndsAt: outcome.oldKeyEndsAt });
      case 'key_revoked':
        return refuse(request, reply, 400, 'validation_failed', 'This key is revoked already.');
      case 'key_replaced': {
        const words = `This key was replaced already and works until ${shownTime(outcome.endsAt)}. Rotate its successor.`;
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

function shownTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
