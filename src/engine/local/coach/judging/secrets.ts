import type { DraftReading, MeritTag } from '../reading/draft-reading.ts';
import type { RiskFinding, Sign } from './finding.ts';
import { placeOfQuote } from './quoting/place-of-quote.ts';
import { signsOutside } from './weigh.ts';

const SECRET =
  '(?:passwords?|passcodes?|pass phrases?|pins?|pin (?:code|number)s?|log-?in(?: (?:data|details))?|credentials|security codes?|cvv|cvc|tans?|(?:credit |debit |bank )card (?:number|details)|private keys?|seed phrase)';
/** "Send me your login and the password", "can you text me the PIN": asked for in a message that others may read. */
const ASKED = new RegExp(
  `\\b(?:send|e-?mail|mail|text|message|give|share|tell|forward|let (?:me|us) have|reply with|write(?: down)?|fill in|enter|confirm|need)\\b(?: (?:me|us|back|over|it))?[^.!?]{0,40}\\b(?:your|the|his|her|their|our)(?: \\p{L}+){0,4} ${SECRET}\\b`,
  'iu',
);
/** Who warns of it, resets it or hands it over by other ways asks for none. */
const NOT_ASKED =
  /\b(?:never|don['’]?t|do not|no need to|won['’]?t|forgot(?:ten)?|forget|reset|change|new|expired?|by phone|in person|on paper|in a sealed|password manager|when (?:you|we) meet|for (?:your|the) first)\b/i;
const LONGEST_QUOTE = 160;

const TEXT =
  'asks for a secret in a message that others can read. Whoever has it can act in the name of its owner, and a careful reader takes such a request for a fraud.';

function asksForSecret(text: string): boolean {
  return ASKED.test(text) && !NOT_ASKED.test(text);
}

/** A request for passwords, PINs or card numbers, which no message should carry; null where there is none. */
export function secretAsked({ sentences, text }: DraftReading): RiskFinding | null {
  const sentence = sentences.find((one) => asksForSecret(one.text));
  if (sentence === undefined) return null;
  const words = sentence.text.trim().replace(/[.!?…]+$/, '');
  const quote = words.length > LONGEST_QUOTE || /["\n]/.test(words) || !text.includes(words) ? null : words;
  const what = quote === null ? 'The draft' : `"${quote}"`;
  const place = quote === null ? 'the request' : placeOfQuote(quote);
  return {
    tag: 'safeguard_missing',
    alsoTag: null,
    quote,
    secondQuote: null,
    severity: 1,
    text: `${what} ${TEXT}`,
    sentence,
    marks: [],
    advice: `In place of ${place}, say what you need to see or do, and ask how the reader can give you access without telling a password or a number.`,
  };
}

/** The signs of merits without those of sentences that ask for a secret: nobody is praised for asking clearly for it. */
export function withoutSecretAsks(
  signs: readonly Sign<MeritTag>[],
  reading: DraftReading,
): readonly Sign<MeritTag>[] {
  return signsOutside(signs, reading, asksForSecret);
}
