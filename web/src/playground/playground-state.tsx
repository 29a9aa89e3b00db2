import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { AnalyseAnswer, PredictAnswer } from '../api/types.ts';
import type { Change } from '../api/use-change.ts';
import type { MadeSnap } from './made-snap.ts';
import { usePaidCall } from './use-paid-call.ts';

export interface PredictRequest {
  readonly name: string;
  readonly notes: string;
  readonly ageRange?: string;
  readonly jobType?: string;
}

export interface AnalyseRequest {
  readonly messageText: string;
  readonly messageType: string;
  readonly snapId?: number;
  readonly primaryCode?: string;
  readonly secondaryCode?: string;
}

export const NO_SECONDARY = 'none';

const NOBODY = { name: '', notes: '', ageRange: '', jobType: '' };
/** The reader is the code of a profile or the number of a snap. */
const NO_MESSAGE = { reader: 'DP-03', secondary: NO_SECONDARY, messageType: 'email', messageText: '' };

type PlaygroundTab = 'predict' | 'analyse';

interface Playground {
  readonly tab: PlaygroundTab;
  setTab(tab: PlaygroundTab): void;
  readonly person: typeof NOBODY;
  changePerson(fields: Partial<typeof NOBODY>): void;
  readonly message: typeof NO_MESSAGE;
  changeMessage(fields: Partial<typeof NO_MESSAGE>): void;
  readonly predict: Change<PredictAnswer, PredictRequest>;
  readonly analyse: Change<AnalyseAnswer, AnalyseRequest>;
  /** Turns to the message with this reader; what was written stays. */
  turnTo(reader: string): void;
  /** The snap that was last chosen by `writeTo`. */
  readonly made: MadeSnap | null;
  /** Turns to the message with a snap that was just made as its reader. */
  writeTo(snap: MadeSnap): void;
  /** Drops what came of a snap that was erased, and what was typed for it; a draft stays, for another reader. */
  forget(snapId: number): void;
}

const PlaygroundContext = createContext<Playground | null>(null);

/**
 * Keeps what was typed in the playground, and what came of it, while other pages are looked at and over a session that
 * ends. In memory only, since it is about people: it is gone when the page is closed or loaded anew.
 */
export function PlaygroundProvider({ children }: { readonly children: ReactNode }) {
  const [tab, setTab] = useState<PlaygroundTab>('predict');
  const [person, setPerson] = useState(NOBODY);
  const [message, setMessage] = useState(NO_MESSAGE);
  const [made, setMade] = useState<MadeSnap | null>(null);
  const predict = usePaidCall<PredictRequest, PredictAnswer>('/internal/playground/snap');
  const analyse = usePaidCall<AnalyseRequest, AnalyseAnswer>('/internal/playground/comms');
  const changeMessage = useCallback(
    (fields: Partial<typeof NO_MESSAGE>) => setMessage((before) => ({ ...before, ...fields })),
    [],
  );
  const turnTo = useCallback(
    (reader: string) => {
      changeMessage({ reader });
      setTab('analyse');
    },
    [changeMessage],
  );
  const playground: Playground = {
    ...{ tab, setTab, person, message, changeMessage, predict, analyse, made, turnTo },
    changePerson: (fields) => setPerson((before) => ({ ...before, ...fields })),
    writeTo(snap) {
      setMade(snap);
      turnTo(String(snap.snapId));
    },
    forget(snapId) {
      if (made?.snapId === snapId) setMade(null);
      if (message.reader === String(snapId)) changeMessage({ reader: NO_MESSAGE.reader });
      if (analyse.variables?.snapId === snapId) analyse.reset();
      if (predict.data?.data.snapId !== snapId) return;
      if (person.notes === predict.variables?.notes) setPerson(NOBODY);
      predict.reset();
    },
  };
  return <PlaygroundContext value={playground}>{children}</PlaygroundContext>;
}

export function usePlayground(): Playground {
  const playground = useContext(PlaygroundContext);
  if (playground === null) throw new Error('There is no PlaygroundProvider around this.');
  return playground;
}
