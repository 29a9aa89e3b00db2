import type { FastifyInstance } from 'fastify';
import { KEY_NAME_MAXIMUM_CHARACTERS } from '../../../domain/key-limits.ts';
import type { TextLimits } from '../../../domain/requests/limits.ts';
import type { CallTally } from '../../../usecases/tally-calls.ts';
import { ERROR_TABLE } from '../../error-table.ts';
import { readJsonBodies } from '../../json-body.ts';
import { addCallTally } from '../../plugins/call-tally.ts';
import { type AnalyseCommsRouteDependencies, addAnalyseCommsRoute } from '../analyse-comms/route.ts';
import { addPredictProfileRoute, type PredictProfileRouteDependencies } from '../predict-profile/route.ts';
import { addSecurityHeaders } from '../web/security-headers.ts';
import { addCreditRoutes } from './credit-routes.ts';
import { addKeyRoutes, type KeyRouteDependencies } from './key-routes.ts';
import { addSameOriginCheck } from './same-origin.ts';
import { addSessionCheck } from './session-check.ts';
import { addPasswordRoute, addSignInRoutes, type SignInRouteDependencies } from './sign-in-routes.ts';
import { addSnapRoutes, type SnapRouteDependencies } from './snap-routes.ts';

export interface InternalRouteDependencies
  extends SignInRouteDependencies,
    KeyRouteDependencies,
    SnapRouteDependencies,
    PredictProfileRouteDependencies,
    AnalyseCommsRouteDependencies {
  readonly tally: CallTally;
  /** What the two parsers enforce, told to those who write to them. */
  readonly textLimits: TextLimits;
  /** Where browsers find the dashboard, if it is not the address they name themselves. */
  readonly baseUrl: string | null;
}

/** The dashboard's own API: for a browser session of this same origin, never for an API key, and no part of the contract. */
export async function addInternalRoutes(
  app: FastifyInstance,
  dependencies: InternalRouteDependencies,
): Promise<void> {
  await addSecurityHeaders(app);
  readJsonBodies(app);
  addSameOriginCheck(app, dependencies.baseUrl);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  addSignInRoutes(app, dependencies);

  app.register(async (signedIn) => {
    addSessionCheck(signedIn, dependencies.signIn);
    addPasswordRoute(signedIn, dependencies);
    addKeyRoutes(signedIn, dependencies);
    addCreditRoutes(signedIn, dependencies);
    addSnapRoutes(signedIn, dependencies);
    signedIn.get('/internal/limits', async () => ({
      ...dependencies.textLimits,
      keyNameCharacters: KEY_NAME_MAXIMUM_CHARACTERS,
    }));
    signedIn.get('/internal/errors', async () => ({
      errors: Object.entries(ERROR_TABLE).map(([code, row]) => ({ code, ...row })),
    }));

    signedIn.register(async (playground) => {
      addCallTally(playground, dependencies.tally);
      addPredictProfileRoute(playground, dependencies, '/internal/playground/snap');
      addAnalyseCommsRoute(playground, dependencies, '/internal/playground/comms');
    });
  });
}
