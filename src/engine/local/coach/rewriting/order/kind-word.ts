import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { type Body, statement } from '../body/body.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { keptSentences } from '../parts/kept-sentences.ts';
import { capitalised, withFullStop } from '../sentence/smooth.ts';

/** What is said of this reader's own life, and could be said to nobody else. */
const KIND =
  /^(?:(?:I|we) )?(?:really |do |so )?hope (?:that )?(?:your (?:\p{L}+ ){1,3}?(?:is|are|was|were|went|goes|feels?|gets?|has|have)\b|you(?:['’]re| are) (?:\p{L}+ )?(?:feeling better|better|well again|on the mend|over (?:your|the) (?:cold|flu))\b)|^I know (?:how much )?you (?:(?:really|always) )?(?:like|liked|love|loved|enjoy|enjoyed|were looking forward to|(?:have|had|['’]ve|['’]d) been looking forward to)\b|^(?:get well|happy birthday|congratulations (?:on|to) (?:your|the (?:new|baby|birth|wedding))\b)|^(?:(?:I(?:['’]m| am)|we(?:['’]re| are)) )?(?:so |very |really )?sorry (?:to hear )?(?:about|for) your (?:loss|mum|dad|mother|father|accident)\b/iu;
/** With a price or a request in it, it is more than kind. */
const SAYS_MORE =
  /[?\d]|\b(?:but|because|please|so (?:we|I|you)|and (?:we|I|you)|find|interest|order|offer)\b/i;

/** Words that add it to something else. */
const BESIDE = /,? by the way(?=[.!]*$)/i;

/** Whether a sentence is a kind word to this reader alone: "I hope your daughter is feeling better." */
export function isKindWord(text: string): boolean {
  return KIND.test(text) && !SAYS_MORE.test(text);
}

/** The body of a mail to a Collaborator with the writer's own kind word in front, also where it was left out. */
export function withKindWordFirst(
  type: MessageType,
  profile: ProfileCode | null,
  parts: DraftParts,
  body: Body,
): Body {
  if ((type !== 'email' && type !== 'text') || profile !== 'DP-06') return body;
  const drafted = parts.paragraphs.flat().find(({ text, isListItem }) => !isListItem && isKindWord(text));
  const [first] = body.paragraphs.flat();
  if (drafted === undefined || first === undefined || isKindWord(first.text)) return body;
  const kept = body.paragraphs.flat().find(({ text }) => isKindWord(text));
  const kind =
    kept !== undefined
      ? { ...kept, text: withFullStop(kept.text.replace(BESIDE, '').replace(/[.!]+$/, '')) }
      : statement(withFullStop(capitalised(drafted.text.replace(BESIDE, '').replace(/!+$/, '.'))));
  return { ...body, paragraphs: [[kind], ...keptSentences(body.paragraphs, (one) => one !== kept)] };
}
