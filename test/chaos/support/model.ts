import { startStandIn } from '../../upstream/stand-in-server.ts';

export interface Model {
  /** Settings under which the service asks this model instead of the embedded engine. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const PREDICTION = { primary_code: 'DP-03', confidence: 'High', reasoning: 'Asked for the source.' };

/** A language model that always has the same prediction: calls then hold their credits before they are charged. */
export async function startModel(): Promise<Model> {
  const standIn = await startStandIn();
  standIn.plan({ kind: 'reply', text: JSON.stringify(PREDICTION) });
  return {
    settings: {
      UPSTREAM: 'openai-compatible',
      UPSTREAM_MODEL: 'stand-in',
      UPSTREAM_BASE_URL: standIn.baseUrl,
    },
    close: () => standIn.close(),
  };
}
