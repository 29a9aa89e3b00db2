/** Runs in a thread of its own: analyses the drafts that it is sent, and answers in the order of asking. */
import '../compile-cache.ts';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { type AnalysisAnswer, type AnalysisTask, CLOSE, READY } from './messages.ts';

const { analyseMessage, COACH_ENGINE_LABEL } = await import('../engine/local/coach/analyse-message.ts');

/** Null where the coach threw: the draft is analysed again where that is reported. */
function analyse({ message, reader }: AnalysisTask): AnalysisAnswer {
  try {
    return { kind: 'analysed', analysis: analyseMessage(message, reader), engine: COACH_ENGINE_LABEL };
  } catch {
    return null;
  }
}

function listen(port: MessagePort): void {
  port.on('message', (message: string) => {
    if (message === CLOSE) port.close();
    else port.postMessage(JSON.stringify(analyse(JSON.parse(message) as AnalysisTask)));
  });
  port.postMessage(READY);
}

if (parentPort !== null) listen(parentPort);
