import { isCommonWord } from '../../../../facts/common-words.ts';
import { farewellIn, isFarewellAlone, isFarewellFrom, isOfOwnKind } from '../../reading/farewells.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { capitalised } from '../sentence/smooth.ts';
import { isPersonName, NAME, TITLES } from './person-name.ts';
import type { Signed } from './signed.ts';
import type { Unit } from './unit.ts';

const LONGEST_SIGNED = 160;
/** Letters of the longest last sentence in which a name is looked for. */
const LONGEST_SENTENCE = 600;
const MOST_DETAIL_WORDS = 6;
const CONTACT = String.raw`(?:\+|\(?0)[\d ()/-]{6,20}\d|\S{1,60}@\S{2,60}|(?:https?:\/\/|www\.)\S{3,80}`;
/** What may stand behind a name: a job, a place, a firm, a telephone: ", caretaker", " (trips)", " at the Yard", " 07700 900312". */
const DETAIL = String.raw`(?:,? \([^()?!]{1,40}\)|(?:,| [-–—/|·•])? (?:${CONTACT})|(?:,| [-–—/|·•]) [^,?!;:|·•\n]{2,50}|(?: at| from| of| for| in| and the| & the| \+ the| and all) [^,?!;:\n]{2,40}| (?:\p{L}+\.? )?\d{1,4}\p{L}?)`;
const JOB = '(?: (?:\\p{Ll}+ ){0,2}\\p{Ll}+)?';
const SIGNED = new RegExp(`^(?:[-–—~] ?)?(${NAME})((?:${DETAIL}){0,4})$`, 'u');
/** "Moussa Traoré directeur", as only a farewell in front makes it a signature. */
const SIGNED_WITH_JOB = new RegExp(`^(${NAME})(${JOB}(?:${DETAIL}){0,3})$`, 'u');
/** What people are, so that even "Trace, area manager" is a name. */
const ROLE =
  /^(?:\p{L}+ ){0,3}(?:manager|officer|secretary|treasurer|chair|chairman|chairwoman|head|lead|leader|director|supervisor|coordinator|organiser|clerk|nurse|teacher|caretaker|warden|steward|captain|coach|driver|cook|chef|assistant|engineer|technician|vet|editor|librarian|receptionist|administrator|principal|governor|foreman|matron|curator|producer|rep|owner|landlady|landlord|trustee|mentor|apprentice|volunteer)$/iu;

/** "Ros Hallam, the Yard": somebody's name and what they are; the words of the farewell make a bare name surer. */
function isSignature(words: string, signOff: string): boolean {
  if (words.length > LONGEST_SIGNED) return false;
  const bare = words.replace(/(?<!\b\p{Lu})[.]$/u, '').replace(/ x{1,4}$/, '');
  const found = SIGNED.exec(bare) ?? (isOfOwnKind(signOff) ? SIGNED_WITH_JOB.exec(bare) : null);
  if (found?.[1] === undefined) return false;
  const details = (found[2] ?? '').split(/[,|·•]| [-–—/] /).map((detail) => detail.trim());
  if (details.some(isNoDetail)) return false;
  if (signOff !== '') return !hasVerb(found[2] ?? '');
  // "MOT, brakes and tyres", "Pike's, the garage in Goole"
  if (/^\p{Lu}{2,4}$|['’]s$/u.test(found[1])) return false;
  const isRole = found[1].split(' ').length === 1 && details.some((detail) => ROLE.test(detail));
  return (isRole || isPersonName(found[1])) && !isListOfNames(found[1], details) && !words.endsWith('.');
}

/** "not York", "then the office": words that go on with what was said. */
function isNoDetail(detail: string): boolean {
  const words = detail.split(' ');
  if (/@|\d{4}/.test(detail)) return false;
  return (
    words.length > MOST_DETAIL_WORDS ||
    /^(?:not|then|no|or|but|first|please|again|if|when|who|which|too|always|never|as|so|now|today|tomorrow|mon|tue|wed|thu|fri|sat|sun|half|noon|\d{1,2} ?[ap]m)\b/i.test(
      detail,
    ) ||
    /\bplease\b|\d ?[ap]m\b|\p{L}day\b/iu.test(detail) ||
    hasVerb(detail.replace(/\b(?:sales|works|leaves|comes|looks|costs|opens?|stays?|sign)\b/gi, ''))
  );
}

/** "Sam, Bea, Jo" names three people. */
function isListOfNames(name: string, details: readonly string[]): boolean {
  const named = details.filter((detail) => detail !== '');
  return (
    named.length > 1 &&
    !name.includes(' ') &&
    named.every((detail) => /^(?:and )?\p{Lu}\p{Ll}+$/u.test(detail))
  );
}

/**
 * The farewell and whoever signs on the line of the last sentence, with job, place, firm and telephone, taken out of
 * the body; null when the draft ends in a sentence. `greeted` is whom the draft speaks to, who does not sign it.
 */
export function signedBehind(paragraphs: Unit[][], greeted: string): Signed | null {
  const units = paragraphs.at(-1);
  const last = units?.at(-1);
  if (units === undefined || last === undefined || last.isListItem) return null;
  const ofMany = paragraphs.flat().length > 1 ? behindOthers(units, last, paragraphs) : null;
  if (ofMany !== null) return ofMany;
  const inside = signedInside(last.text, greeted);
  if (inside === null) return null;
  units.splice(-1, 1, { ...last, text: inside.said });
  return inside.signed;
}

/** Whoever signs in sentences of their own, behind others. */
function behindOthers(units: Unit[], last: Unit, paragraphs: Unit[][]): Signed | null {
  const apart = signedOverStops(units, paragraphs);
  if (apart !== null) return apart;
  const cutOff = cutTitle(units.at(-2)?.text ?? '');
  const before = paragraphs.flat().at(cutOff === '' ? -2 : -3)?.text ?? '';
  const whole = wholeSigned(cutOff + last.text, before);
  if (whole === null) return null;
  units.splice(cutOff === '' ? -1 : -2);
  const words = units.at(-1)?.text ?? '';
  const isApart = whole.signOff === '' && isFarewellAlone(words) && paragraphs.flat().length > 1;
  if (isApart) units.pop();
  if (units.length === 0) paragraphs.pop();
  return isApart ? { ...whole, signOff: words.replace(/[,.!]+$/, '') } : whole;
}

const MOST_APART = 4;
const CONTACT_ALONE = new RegExp(
  `^(?:(?:tel|mob|ext|phone|e-?mail)[.:]? ?)?(?:${CONTACT}|\\d{2,6})[.]?$`,
  'iu',
);
const NAME_ALONE = new RegExp(`^${NAME}[.]?$`, 'u');

/** "Tom Pike. Stores manager. 07700 900123": a name, what its owner is and a telephone, each behind a stop or on a line. */
function signedOverStops(units: Unit[], paragraphs: Unit[][]): Signed | null {
  if (!CONTACT_ALONE.test(units.at(-1)?.text ?? '')) return null;
  for (let count = 2; count <= Math.min(MOST_APART, units.length); count += 1) {
    const signed = units.slice(-count);
    const [name, ...details] = signed.map(({ text }) => text.replace(/[.]$/, ''));
    if (name === undefined || paragraphs.flat().length === count) return null;
    if (details.some((detail) => /[?!]/.test(detail) || isNoDetail(detail))) return null;
    if (!NAME_ALONE.test(name) || !isPersonName(name)) continue;
    units.splice(-count);
    const joint = signed.at(-1)?.startsLine === true ? '\n' : ', ';
    if (units.length === 0) paragraphs.pop();
    return { signOff: '', signature: [name, ...details].join(joint) };
  }
  return null;
}

/** "Dr. med." and "Maj.", which a full stop parts from the name behind them. */
const CUT_TITLE = new RegExp(`^${TITLES}$`, 'u');

function cutTitle(text: string): string {
  return text !== '' && CUT_TITLE.test(`${text} `) ? `${text} ` : '';
}

/** "Yours, a tired neighbour" */
const YOURS_UNNAMED = /^yours,? ((?:an?|your) (?:\p{Ll}+ ){0,3}\p{Ll}+)[.]?$/iu;

/** "Mit freundlichen Grüßen, Ines Adler, Einkauf" or "Marites, reception": a sentence that is none. */
function wholeSigned(text: string, before: string): Signed | null {
  const farewell = farewellIn(text);
  const unnamed = YOURS_UNNAMED.exec(text);
  if (unnamed?.[1] !== undefined) return { signOff: 'Yours', signature: unnamed[1] };
  if (isFarewellFrom(text)) return { signOff: '', signature: text };
  if (farewell !== null)
    return isSignature(farewell.rest, farewell.signOff)
      ? { signOff: farewell.signOff, signature: farewell.rest }
      : null;
  // "Who has it? Sam, the new man": an answer, and what a colon announces.
  const isAnswer = /:$|\b(?:who|which|where|whom)\b[^.!?]*\?$/i.test(before);
  return !isAnswer && /[ ,]/.test(text) && isSignature(text, '') ? { signOff: '', signature: text } : null;
}

interface Inside {
  readonly said: string;
  readonly signed: Signed;
}

/** "… nearer the time x Kelly", "… what you reckon love Tam xx", "Let me know cheers Gaz" */
const FAREWELL_INSIDE = new RegExp(
  `^(.{6,}[\\p{L}\\d?!.)]),? (x{1,4}|[Ll]ots of love|[Ll]ove(?: from)?|[Cc]heers|[Tt]a|[Mm]any thanks|[Tt]hanks|[Tt]hx|[Kk]ind regards|[Rr]egards|[Bb]est wishes|Best|Yours|[Hh]ugs),? (${NAME})((?: x{1,4})?)[.]?$`,
  'u',
);
/** "… and i cant get in thanks dave", of a writer who has no capitals */
const SMALL_FAREWELL_INSIDE =
  /^(\p{Ll}.{6,}[\p{L}\d?!)]),? (cheers|ta|many thanks|thanks|thx|kind regards|regards|best wishes|hugs),? (\p{Ll}{3,12})(?: x{1,4})?[.]?$/u;
/** "We all love Sam", "say thanks Jo", "3 x Kelly" */
const GOES_ON =
  /\b(?:say|says|said|give|gave|send|sends|sent|no|of|our|my|your|the|a|an|big|her|his|their|with|for|to|and|I|we|you|they|who|all|do|really|also|still|people|\d+)$/i;

/** "Thought you should know, Phil": a short last sentence without its full stop, and who says it. */
const SHORT_THEN_NAME = new RegExp(
  `^((?:\\p{L}[\\p{L}'’]*,? ){1,7}\\p{L}[\\p{L}'’]*), (${NAME}(?: at the \\p{Lu}\\p{L}+| (?:and|\\+|&) (?:the|my|our) (?:\\p{Ll}+ ){0,2}\\p{Ll}+)?)$`,
  'u',
);

function signedInside(text: string, greeted: string): Inside | null {
  if (text.length > LONGEST_SENTENCE) return null;
  const small = smallInside(text);
  if (small !== null) return small;
  const found = FAREWELL_INSIDE.exec(text);
  if (found !== null) {
    const [, said = '', words = '', name = '', kisses = ''] = found;
    const isLove = /^love/i.test(words) && kisses === '' && !/,$/.test(text.slice(0, said.length + 1));
    if (isLove || GOES_ON.test(said) || !isSigner(name, greeted)) return null;
    const signOff = /^x/i.test(words) ? '' : words.charAt(0).toUpperCase() + words.slice(1);
    return { said: closed(said), signed: { signOff, signature: name } };
  }
  const [, said = '', name = ''] = SHORT_THEN_NAME.exec(text) ?? [];
  if (said === '' || !isSigner(name, greeted) || !hasVerb(said)) return null;
  // "… to Leeds, York" and "… from Tom, Ana" go on with a list.
  return /\p{Lu}\p{L}*$/u.test(said)
    ? null
    : { said: closed(said), signed: { signOff: '', signature: name } };
}

function smallInside(text: string): Inside | null {
  const [, said = '', words = '', name = ''] = SMALL_FAREWELL_INSIDE.exec(text) ?? [];
  if (name === '' || isCommonWord(name) || CALLED_SO.test(name) || GOES_ON.test(said)) return null;
  return { said: closed(said), signed: { signOff: capitalised(words), signature: capitalised(name) } };
}

/** What those are called who are thanked. */
const CALLED_SO = /^(?:hun|hon|bro|pal|babe|babes|luv|xx+|tho|alot|guys|folks|again|muchly|heaps|tons|bye+)$/;

function isSigner(name: string, greeted: string): boolean {
  const [first = ''] = name.split(' ');
  return isPersonName(name) && !greeted.toLowerCase().includes(first.toLowerCase());
}

function closed(said: string): string {
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}
