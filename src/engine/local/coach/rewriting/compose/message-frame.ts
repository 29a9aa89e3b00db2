import { isCommonWord } from '../../../../facts/common-words.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { lowered } from '../sentence/edit-sentence.ts';
import { capitalised, EMOJI, smoothSentence } from '../sentence/smooth.ts';
import { MOCKING } from '../subject/own-subject.ts';
import { underTitle } from '../subject/title-line.ts';
import { JARGON } from '../wording/plain/jargon.ts';
import { applyRules } from '../wording/rule.ts';
import type { Plan } from './plan.ts';

/** The greeting, plain where parts may change. */
export function greetingOf(parts: DraftParts, plan: Plan): string {
  if (!plan.reshapes) return parts.greeting;
  if (parts.greeting === '') return plan.profile === 'DP-06' ? greetingToMany(parts, plan) : '';
  return isCold(parts) ? 'Hello,' : plainGreeting(parts.greeting);
}

const TO_NOBODY = /^(?:to whom it may concern|(?:dear )?sirs?(?:(?:\/| or | and )madam)?)(?= *[,.:!]|$)/i;
const FORMAL = /^(?:yours |very |most )*(?:sincerely|faithfully|truly|respectfully|obediently)(?: yours)?\b/i;

/** "Dear Sir or Madam" of somebody who does not go on to write a formal letter. */
function isCold({ greeting, signOff }: DraftParts): boolean {
  return TO_NOBODY.test(greeting) && !FORMAL.test(signOff);
}

/** "Hi Tomasz!!" → "Hi Tomasz,". */
function plainGreeting(greeting: string): string {
  if (greeting === '') return '';
  const plain = lowered(greeting)
    .replace(EMOJI, '')
    .replace(/^(?:bravo|well done|wow),? (?=\p{Lu})/iu, '')
    .replace(/^(?:notice|note|memo|message|reminder) (?=to (?:all|the)\b)/i, '')
    .replace(/^to all [\p{Lu} ]+$/iu, (words) => words.charAt(0) + words.slice(1).toLowerCase())
    .replace(CALLED_SMALL, (hello, name: string) =>
      isCommonWord(name) ? hello : hello.slice(0, -name.length) + capitalised(name),
    )
    .trim();
  return smoothSentence(plain.replace(/[\s!?.,:;–—-]+$/, '')).concat(',');
}

/** "hi steve", of a writer who has no capitals. */
const CALLED_SMALL = /^(?:hiya|hi|hello|hey|morning) (\p{Ll}{3,12})(?=[\s!?.,:;–—-]*$)/iu;

/** "Dear all," or "Dear kitchen staff," where a notice to many addresses nobody, or only in a heading. */
function greetingToMany(parts: DraftParts, plan: Plan): string {
  if (plan.type !== 'internal_comms' || plan.title === null) return '';
  const named = parts.headings.map((heading) => /\bto:? all ([\p{L} ]{3,40})$/iu.exec(heading.trim())?.[1]);
  const many = named.find((words) => words !== undefined)?.toLowerCase();
  return many === undefined ? 'Dear all,' : `Dear ${many.replace(/^the /, '')},`;
}

/** Subject and title lines, plain where parts may change. */
export function headingsOf(parts: DraftParts, plan: Plan): string {
  if (!plan.reshapes) return parts.headings.join('\n');
  if (plan.title !== null) {
    const isGreeted = parts.greeting === '' && plan.profile === 'DP-06';
    return [plan.title, ...underTitle(parts.headings, isGreeted)].join('\n');
  }
  return parts.headings
    .map((heading, index) =>
      index === 0 && plan.subject !== null ? `Subject: ${plan.subject}` : plainHeading(heading),
    )
    .join('\n');
}

const LOUD_IN_SUBJECT =
  /\b(?:(?:URGENT|IMPORTANT)\b!*\s*[-–—:]*\s*|(?:exciting|amazing|great|big|fun|good) news\b[!:,\s–—-]*|(?:amazing|incredible|huge|massive) (?=\p{L}))/giu;

/** A subject line that says what is wanted, without shouting. */
function plainHeading(heading: string): string {
  const calm = heading.replace(LOUD_IN_SUBJECT, '').replace(MOCKING, '');
  const plain = applyRules(lowered(/\p{L}{3}/u.test(calm.replace(/^\w+:/, '')) ? calm : heading), JARGON);
  return (/^\p{Lu}/u.test(heading) ? capitalised(plain) : plain)
    .replace(EMOJI, '')
    .replace(/ *[:;]-?[)D](?=\s|$)/g, '')
    .replace(/!+/g, (marks, index: number, all: string) =>
      /^[\s)\]"'”’]*$/.test(all.slice(index + marks.length)) ? '' : ':',
    )
    .replace(/:{2,}/g, ':')
    .replace(
      /^(Subject|Re): (\p{Ll})/u,
      (_, label: string, first: string) => `${label}: ${first.toUpperCase()}`,
    )
    .replace(/(?<=[.?] )\p{Ll}/gu, (first) => first.toUpperCase())
    .replace(/ {2,}/g, ' ')
    .trim();
}

const SENT_FROM = /(?:^|\s*\n\s*)(?:sent from my \p{L}+(?: \p{L}+)?|get outlook for \p{L}+)[.!]?\s*$/iu;
const FAREWELLS: Readonly<Record<string, string>> = {
  thx: 'Thanks',
  rgds: 'Regards',
  bests: 'Best',
  'with friendly greetings': 'With kind regards',
};

/**
 * The farewell and the name under it, with its kisses except to a stranger; for a Collaborator warmly.
 */
export function signed(parts: DraftParts, plan: Plan): string {
  const [own = '', ...postscripts] = parts.signature.split(POSTSCRIPT);
  const signature = own
    .replace(SENT_FROM, '')
    .replace(/^(?:[-–—~](?!-)|\/{1,2})\s*/, '')
    .replace(KISSES, '')
    .replace(/(?<!\b\p{Lu})[.,]$/u, '')
    .trim();
  const signOff = farewellOf(parts.signOff, plan, signature !== '' && !isSender(signature));
  const bare = signOff !== '' && /^\p{Ll}{2,12}$/u.test(signature) ? capitalised(signature) : signature;
  const name = bare === '' ? bare : `${bare}${kissesOf(parts, plan)}`;
  const end = signOff === '' ? name : name === '' ? signOff : `${signOff},\n${name}`;
  return [end, ...postscripts].join('\n\n');
}

/** "Paywise Sales", "The Slotwise Team": a line that says which office writes, and nobody who could be warm. */
const OFFICE =
  /(?:^The .*\b(?:Team|Crew|Committee|Office|Guild|Club)|\b(?:Sales|Team|Support|Services?|Marketing|Ltd|Limited|Inc|LLC|GmbH|plc|Department|Dept|Office|Accounts|Billing|Bookings|Reservations|Admin|Administration|Recruitment|Recruiting|Facilities|Management|Procurement|Relations|Solutions|Holdings))\.?$/u;

function isSender(signature: string): boolean {
  return OFFICE.test(signature.split(/\n|, /, 1)[0]?.trim() ?? '');
}

/** The kisses behind a name, or in front of it in place of a farewell. */
const KISSES = /\s+(x+)[.!]?$/i;

/** Those of somebody close, without which a message would turn cold; a stranger gets none. */
function kissesOf({ signOff, signature }: DraftParts, { type }: Plan): string {
  if (type === 'outreach') return '';
  const kisses = KISSES.exec(` ${signOff}`)?.[1] ?? KISSES.exec(signature.split(POSTSCRIPT)[0] ?? '')?.[1];
  return kisses === undefined ? '' : ` ${kisses}`;
}

/** The break before a postscript under the name. */
const POSTSCRIPT = /\n\n(?=p\.?s\.?[:,]? )/i;

/** "Many thanks and sorry to be a pain": an apology for nothing behind the farewell. */
const SORRY_TOO =
  /(?<=\p{L})(?:,| -)? (?:and|&) (?:so |really |very )?(?:sorry|apologies) (?:again|to be (?:such )?an? (?:pain|nag|bother|nuisance|pest)|for (?:the (?:bother|trouble|hassle)|bothering you|pestering you|nagging))$/iu;

function farewellOf(drafted: string, { reshapes, profile, type }: Plan, isSigned: boolean): string {
  const said = drafted.replace(/[\s,.!]+$/, '').replace(/^x+$/i, '');
  const bare = reshapes && type !== 'difficult_conversation' ? said.replace(SORRY_TOO, '') : said;
  const isWarm = reshapes && profile === 'DP-06';
  if (bare === '') return isWarm && isSigned && type === 'outreach' ? 'Warm regards' : '';
  const plain = smoothSentence(FAREWELLS[bare.toLowerCase()] ?? bare);
  return isWarm && plain === 'Regards' ? 'Kind regards' : plain;
}
