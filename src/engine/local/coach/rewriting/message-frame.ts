import type { DraftParts } from './draft-parts.ts';
import { lowered } from './edit-sentence.ts';
import type { Plan } from './plan.ts';
import { EMOJI, smoothSentence } from './smooth.ts';
import { JARGON } from './wording/jargon.ts';
import { applyRules } from './wording/rule.ts';

/** The greeting, plain where parts may change. */
export function greetingOf(parts: DraftParts, plan: Plan): string {
  return plan.reshapes ? warmGreeting(plainGreeting(parts.greeting), plan) : parts.greeting;
}

/** "Hi Tomasz!!" → "Hi Tomasz,". */
function plainGreeting(greeting: string): string {
  if (greeting === '') return '';
  if (/^to whom it may concern\b/i.test(greeting)) return 'Hello,';
  const plain = greeting
    .replace(EMOJI, '')
    .replace(/^(?:bravo|well done|wow),? (?=\p{Lu})/iu, '')
    .trim();
  return smoothSentence(plain.replace(/[\s!?.,:;–-]+$/, '')).concat(',');
}

const NAME_ONLY =
  /^(?!(?:Hi|Hello|Hey|Dear|Good|Greetings|Morning)\b)(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2},$/u;

/** "Lukas," → "Dear Lukas," for a reader who looks for the person first. */
function warmGreeting(greeting: string, plan: Plan): string {
  const isCold =
    plan.profile === 'DP-06' && NAME_ONLY.test(greeting) && !/^(?:All|Team|Folks|Everyone)\b/.test(greeting);
  return isCold && plan.reorders ? `Dear ${greeting}` : greeting;
}

/** Subject and title lines, plain where parts may change. */
export function headingsOf(parts: DraftParts, plan: Plan): string {
  if (!plan.reshapes) return parts.headings.join('\n');
  return parts.headings
    .map((heading, index) =>
      index === 0 && plan.subject !== null ? `Subject: ${plan.subject}` : plainHeading(heading),
    )
    .join('\n');
}

const LOUD_IN_SUBJECT =
  /\b(?:(?:URGENT|IMPORTANT)\b!*\s*[-–—:]*\s*|(?:exciting|amazing|great|big|fun|good) news\b[!:,\s–—-]*|mandatory (?=\p{L})|(?:amazing|incredible|huge|massive) (?=\p{L}))/giu;

/** A subject line that says what is wanted, without shouting. */
function plainHeading(heading: string): string {
  const calm = heading.replace(LOUD_IN_SUBJECT, '');
  return applyRules(lowered(/\p{L}{3}/u.test(calm.replace(/^\w+:/, '')) ? calm : heading), JARGON)
    .replace(EMOJI, '')
    .replace(/!+/g, (marks, index: number, all: string) =>
      all.slice(index + marks.length).trim() === '' ? '' : ':',
    )
    .replace(/^(Subject: )about (?=(?:the|our|your)\b)/i, '$1')
    .replace(/:{2,}/g, ':')
    .replace(
      /^(Subject|Re): (\p{Ll})/u,
      (_, label: string, first: string) => `${label}: ${first.toUpperCase()}`,
    )
    .replace(/(?<=[.?] )\p{Ll}/gu, (first) => first.toUpperCase())
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The farewell and the name under it. */
export function signed(parts: DraftParts, plan: Plan): string {
  const signature = parts.signature
    .replace(/^[-–—~]\s*/, '')
    .replace(/(?<!\b\p{Lu})[.,]$/u, '')
    .trim();
  if (parts.signOff === '') return signature;
  const signOff = smoothSentence(
    parts.signOff
      .replace(/[\s,.!]+$/, '')
      .replace(/^x+$/i, '')
      .replace(/^thx$/i, 'Thanks')
      .replace(/^rgds$/i, 'Regards')
      .replace(/^regards$/i, plan.reshapes && plan.profile === 'DP-06' ? 'Kind regards' : 'Regards'),
  );
  if (signOff === '') return signature;
  return signature === '' ? signOff : `${signOff},\n${signature}`;
}
