import type { Whom } from './meeting-texts.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  does: 'do',
  has: 'have',
  is: 'are',
  was: 'were',
  goes: 'go',
  says: 'say',
};

const ADVERB = '(?:(?:never|always|also|often|only|still|just|already|really|usually|probably|now) )+';

/** "she does 380,000 a year" → "you do 380,000 a year"; null when somebody else is spoken of, too. */
export function toYou(text: string, { subject, object, owner }: Whom): string | null {
  if (/^(?:he|she|they)\b/i.test(text) && !new RegExp(`^${subject}\\b`, 'i').test(text)) return null;
  const others =
    subject === 'they'
      ? /\b(?:he|she|him|her|his|hers)\b/i
      : subject === 'he'
        ? /\b(?:she|hers)\b/i
        : /\b(?:he|him)\b/i;
  if (
    others.test(text) ||
    /\bhers\b|\b(?:let|make|help|see|hear|have|watch) (?:him|her|them) \p{Ll}/iu.test(text)
  )
    return null;
  if (subject === 'they') return /^(?:they|their)\b/i.test(text) ? null : text;
  const own = new RegExp(
    `\\b${owner} (?=\\p{L})(?!(?:about|to|with|for|on|at|in|by|and|or|that|a|the)\\b)`,
    'giu',
  );
  return text
    .replace(new RegExp(`\\b${subject}(?:'ll| will)\\b`, 'gi'), 'you will')
    .replace(new RegExp(`\\b${subject}(?:'d| would)\\b`, 'gi'), 'you would')
    .replace(
      new RegExp(`\\b${subject}'s (?!(?:been|got|had|done|gone|made|taken|\\p{L}+ed)\\b)(?=\\p{L})`, 'giu'),
      'you are ',
    )
    .replace(
      new RegExp(`\\b${subject} (${ADVERB})?(\\p{Ll}+)`, 'giu'),
      (_, adverb: string | undefined, verb: string) => `you ${adverb ?? ''}${secondPerson(verb)}`,
    )
    .replace(own, 'your ')
    .replace(new RegExp(`\\b(?:${object}|${subject})\\b`, 'gi'), 'you');
}

function secondPerson(verb: string): string {
  const known = IRREGULAR[verb];
  if (known !== undefined) return known;
  if (/(?:ss|us)$/.test(verb) || !verb.endsWith('s')) return verb;
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /(?:sh|ch|x|ss)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}
