import type { Body, Rewritten } from '../../body/body.ts';
import { small } from '../../wording/rule.ts';

/** "Please send immediately.": a request for something that it does not name. */
const SENDS_NOTHING =
  /^((?:could you (?:please )?|please |kindly )(?:send|return|submit|forward|provide|pay|sign|complete|confirm|deliver|share))((?: (?:back|over|through|on|to (?:me|us)))*)(,? (?:immediately|asap|at once|right away|straight away|today|by return|without delay|now|urgently|as soon as possible|(?:by|before) [^?!.;,]{2,30}))([.?!]*)$/i;
/** What is told to be missing: "I still have not received the timesheets for week 42". */
const LACKS =
  /\b(?:(?:not|n't|never) (?:yet )?(?:received|had|got|seen|sent (?:me|us)|returned|submitted|signed|paid)|(?:still )?(?:waiting (?:for|on)|missing|need|lack)) ((?:the|your|any|our) (?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,})(?=[.,;!?]| (?:for|from|of|by|yet|since|and|but|because|with|to|on|in|at)\b|$)/iu;
/** "The timesheets for week 42 are still missing." */
const IS_MISSING =
  /^(the|your) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,})(?: (?:for|from|of|in) [^,.;!?]{2,30}?)? (?:is|are|was|were) (?:still |now |already )*(?:missing|overdue|outstanding|due|late|unpaid|unsigned|not (?:here|in))\b/iu;
const NO_THING =
  /\b(?:time|idea|reason|answer|reply|chance|help|problem|week|day|month|one|thing|things|sign-?off|signature|approval|consent|agreement|ok|okay|go-ahead|confirmation|decision|yes|payment)$/i;

function lacked(text: string): string | null {
  const plain = text.replaceAll('’', "'");
  const missing = IS_MISSING.exec(plain);
  const found = missing === null ? LACKS.exec(plain)?.[1] : `${missing[1]} ${missing[2]}`;
  if (found === undefined || NO_THING.test(found)) return null;
  return small(found).replace(/^any /i, 'your ');
}

/** The body with what a bare "please send" wants in its own words, where a sentence before it says what is missing. */
export function withSentThing(body: Body): Body {
  let thing: string | null = null;
  const named = (sentence: Rewritten): Rewritten => {
    const [, deed, back = '', when = '', end = ''] = SENDS_NOTHING.exec(sentence.text) ?? [];
    if (deed === undefined || thing === null || sentence.isListItem) {
      thing = sentence.isQuestion ? thing : (lacked(sentence.text) ?? thing);
      return sentence;
    }
    return { ...sentence, text: `${deed} ${thing}${back}${when.replace(/^,/, '')}${end}` };
  };
  return { ...body, paragraphs: body.paragraphs.map((sentences) => sentences.map(named)) };
}
