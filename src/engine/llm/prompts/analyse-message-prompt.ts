import { MESSAGE_TYPE_KNOWLEDGE } from '../../../domain/message-type-knowledge.ts';
import type { MessageType } from '../../../domain/message-types.ts';
import { PROFILE_KNOWLEDGE } from '../../../domain/profile-knowledge.ts';
import { PROFILE_NAMES, type ProfileCode } from '../../../domain/profiles.ts';
import type { Message, Reader } from '../../engine.ts';
import { DATA_RULE, dataBlock, type Prompt } from './data-block.ts';

function describeReader(code: ProfileCode): string {
  const { saysYesWhen, asksFirst, putOffBy, writing } = PROFILE_KNOWLEDGE[code];
  return `${PROFILE_NAMES[code]} (${code}): says yes when ${saysYesWhen}. Asks first: "${asksFirst}" Put off by ${putOffBy}.
  Lead with ${writing.leadWith}. Length and shape: ${writing.lengthAndShape}. Use ${writing.use}. Avoid ${writing.avoid}.
  An ask in the right tone: "${writing.goodAsk}"`;
}

function describeReaders({ primaryCode, secondaryCode }: Reader): string {
  if (primaryCode === null && secondaryCode === null)
    return 'Nothing is known about how the reader decides: judge the draft by its type alone.';
  const lines: string[] = [];
  if (primaryCode !== null) lines.push(`The reader decides as ${describeReader(primaryCode)}`);
  if (secondaryCode !== null)
    lines.push(
      `${primaryCode === null ? 'The reader has a lean' : 'In second place, where both fit, the reader leans'} towards ${describeReader(secondaryCode)}`,
    );
  return lines.join('\n');
}

function instructions(type: MessageType, reader: Reader): string {
  return `You coach a writer. You get the draft of a message and judge it for its reader, then rewrite it.

${DATA_RULE}

Kind of message: ${type.replaceAll('_', ' ')}. A good one does this: ${MESSAGE_TYPE_KNOWLEDGE[type]}.

${describeReaders(reader)}

- Strengths: what in this draft works for this reader. Name the words you mean.
- Risks: what in this draft will put this reader off or leave their first question open. Name the words you mean.
- Suggestions: what to change, each one step that the writer can do now.
- Rewrite: the whole message, ready to send, in the language of the draft, whichever that is, in the writer's own voice
  and in the shape of its kind. It asks everything that the draft asks.
- The rewrite keeps every fact of the draft: each number, date, time, name, link, address, quotation, promise and "not".
- The rewrite adds no fact: no number, date, name, reason, offer or promise that the draft does not hold. Where the reader
  would need one, say so under suggestions, not in the rewrite.
- Judge the draft only. Never judge or mention anyone's gender, origin, religion, health or family.

Answer with one JSON object and nothing else, with exactly these keys:
{
  "strengths": list of one to four short sentences,
  "risks": list of up to four short sentences, the gravest first,
  "suggestions": list of one to four short sentences,
  "rewrite": the rewritten message as one text
}`;
}

/** The prompt for an analysis. The draft is sent as it is: the rewrite has to hold its names. */
export function analyseMessagePrompt(message: Message, reader: Reader, marker: string): Prompt {
  return { instructions: instructions(message.type, reader), data: dataBlock('DRAFT', message.text, marker) };
}
