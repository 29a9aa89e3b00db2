import { isCommonWord } from '../../../../../facts/common-words.ts';
import { oncePerDraft } from '../../../draft-memory.ts';
import { capitalised } from '../../sentence/smooth.ts';
import { small } from '../../wording/rule.ts';
import { DATE } from '../closing-date.ts';
import type { Matter } from './matter.ts';

const LONGEST_READ = 400;
const PARTY =
  "((?:[Tt]he|[Oo]ur|a) (?!two|three|next|only|same)\\p{Ll}[\\p{Ll}-]+(?: people| \\p{Lu}[\\p{L}'’-]+)?|(?!(?:We|I|You|They|He|She|It|There|That|This|Who|What|Let)(?:['’]|\\b))\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?|[Tt]hey|[Hh]e|[Ss]he)";
const PARTY_WAITS: readonly RegExp[] = [
  new RegExp(
    `(?:^|[,;:] |\\b(?:and|but|as) )${PARTY},? (?:just |only |also |still )?(?:needs?|wants?|expects?|would like|'d like|asks? for|(?:is|are) waiting for) (?:[\\p{L}'’]+ ){0,3}?(?:signature|yes|answer|reply|decision|go-ahead|confirmation|approval|know|hear|hear from us|order|sub|payment|deposit)(?: [\\p{L}'’]+){0,5}? ((?:by|until|before) ${DATE})(?![\\w-])`,
    'u',
  ),
  new RegExp(
    `(?:^|[,;:] |\\b(?:and|but|as) )${PARTY} (?:only |still |can |will )?(?:keeps?|holds?)(?: [\\p{L}'’]+){1,5}? (?:until|till) (${DATE})(?![\\w-])`,
    'u',
  ),
  new RegExp(
    `(?:^|[,;:] |\\b(?:and|but|as) )${PARTY} (?:wants?|needs?) (?:a |an |your |our )(?:yes or no|answer|decision|yes)\\b`,
    'iu',
  ),
  new RegExp(
    `(?:^|[,;:] |\\b(?:and|but|as) )${PARTY} (?:is|are|has|have|will|would|can)\\b[^.;!?]{3,80} and (?:needs?|wants?|expects?|asks? for) (?:an? |our |your )?(?:signature|yes|answer|reply|decision|go-ahead|confirmation|approval) ((?:by|until|before) ${DATE})(?![\\w-])`,
    'u',
  ),
  new RegExp(`\\b(?:[Ii]f I don't|[Uu]nless I) tell ${PARTY} ((?:by|until|before) ${DATE})(?![\\w-])`, 'u'),
];
const AS_OBJECT: Readonly<Record<string, string>> = { they: 'them', he: 'him', she: 'her' };

/** Who waits for an answer in this sentence, and until when. Null when nobody does. */
export const partyIn = oncePerDraft((sentence: string): Matter | null => {
  for (const pattern of PARTY_WAITS) {
    const match = pattern.exec(sentence);
    const party = match?.[1] ?? '';
    if (
      party === '' ||
      (AS_OBJECT[party.toLowerCase()] === undefined &&
        /^\p{Lu}\p{Ll}*$/u.test(party) &&
        isCommonWord(party.toLowerCase()))
    )
      continue;
    const by = (match?.[2] ?? '').replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/, (day) =>
      capitalised(day),
    );
    const isPlain = /^(?:by|until|before)\b/.test(by);
    return {
      kind: 'party',
      words: AS_OBJECT[party.toLowerCase()] ?? (/^(?:The|Our) /.test(party) ? small(party) : party),
      by: by === '' || isPlain ? by.replace(/^until/, 'by') : `before ${by}`,
    };
  }
  return null;
});

/** Who waits for an answer, and until when. Null when nobody does. */
export function waitsForAnswer(sentences: readonly string[]): Matter | null {
  for (const sentence of sentences) {
    const found = sentence.length <= LONGEST_READ ? partyIn(sentence) : null;
    if (found !== null) return found;
  }
  return null;
}
