import { isCommonWord } from '../../../../facts/common-words.ts';
import { farewellIn } from '../../reading/farewells.ts';
import { hasVerb } from '../sentence/clauses.ts';
import type { Signed, SignedFrom } from './signed.ts';
import { signedBehind } from './signed-behind.ts';
import { thanksAtEnd } from './thanks-at-end.ts';
import type { Unit } from './unit.ts';

/** "R. Steiner, CSR" on a line of its own. */
const INITIALS_NAME = /^(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'’-]+(?:, [\p{L} ]{2,40})?$/u;

/**
 * The farewell and the name as the layout shows them, or else as the last paragraphs hold them; what is found there
 * is taken out of the paragraphs.
 */
export function signedWith(
  signOff: string,
  signature: string,
  paragraphs: Unit[][],
  { greeting, type }: SignedFrom,
): Signed {
  const found = partedSignature(signOff, signature);
  const isSearched = found.signature === '';
  const behind = (): Signed | null => (type === 'meeting_prep' ? null : signedBehind(paragraphs, greeting));
  const named = isSearched
    ? (farewell(paragraphs) ?? farewellBehind(paragraphs) ?? behind() ?? found)
    : found;
  const name =
    named.signature === ''
      ? lineOfName(paragraphs) ||
        nameAlone(paragraphs) ||
        namedBehindKiss(paragraphs) ||
        namedAtEnd(paragraphs) ||
        smallName(paragraphs)
      : withInitials(named.signature, paragraphs);
  const words = named.signOff === '' && name !== '' ? signOffAtEnd(paragraphs) : named.signOff;
  const thanks = name === '' || type === 'meeting_prep' ? '' : thanksAtEnd(paragraphs);
  return { signOff: thanks === '' ? words : [thanks, words].join(words === '' ? '' : ' '), signature: name };
}

const TITLE =
  '(?:Dr|Prof|Mrs?|Ms|Mx|Rev|Fr|Sr|Sgt|Cpl|Lt|Capt|Maj|Col|Gen|Cllr|Hon|Sir|Dame|Lady|Lord|Sister|Brother|Father|Captain|Major|Colonel)\\.?';
/** "Dr Zanele Whitcombe, district vet", "Col. A. Prendergast (retd)" on a line of its own. */
const TITLED_NAME = new RegExp(
  `^${TITLE} (?:\\p{Lu}\\. ?){0,3}\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}(?: \\([\\p{L}. ]{2,20}\\))?(?:, [\\p{L} ]{2,40})?$`,
  'u',
);
/** "Wilhelmina, residents' officer", "Nell Okonedo (head of nursing)": a name and what its owner is. */
const NAME_AND_ROLE =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*){0,2}(?:, (?:\p{L}+['’]? ){0,3}\p{L}+| \([\p{L} .'’-]{2,30}\))$/u;

/** "The caretaker, Bruno Keller": what somebody is, and their name. */
const ROLE_AND_NAME =
  /^(?:The|Your) (?:\p{Ll}+ ){0,2}\p{Ll}+, (?:\p{Lu}\. ?){0,2}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;

/** "Col. A. Prendergast (retd)" on the last line, below one that has ended, taken out of the body. */
function lineOfName(paragraphs: Unit[][]): string {
  const units = paragraphs.at(-1);
  const last = units?.at(-1);
  if (units === undefined || last === undefined || last.isListItem || paragraphs.flat().length < 2) return '';
  let from = units.length - 1;
  while (from > 0 && units[from]?.startsLine !== true) from -= 1;
  const words = units
    .slice(from)
    .map(({ text }) => text)
    .join(' ');
  const ownLine = units[from]?.startsLine === true || (from === 0 && paragraphs.length > 1);
  if (!ownLine || units[from]?.isListItem === true) return '';
  const isWhole = from === 0 && units.length === 1;
  const isNamed = NAME_AND_ROLE.test(words) || ROLE_AND_NAME.test(words);
  if (!TITLED_NAME.test(words) && !(isNamed && isWhole)) return '';
  units.splice(from);
  if (units.length === 0) paragraphs.pop();
  return words;
}

/** "W. Reinelt, Chair" as the whole of the last paragraph, taken out of the body. */
function nameAlone(paragraphs: Unit[][]): string {
  const last = paragraphs.at(-1) ?? [];
  const words = last.map((unit) => unit.marker + unit.text).join(' ');
  const isInList = paragraphs.at(-2)?.[0]?.isListItem === true;
  if (paragraphs.length < 2 || (isInList && last[0]?.isListItem === true) || !INITIALS_NAME.test(words))
    return '';
  paragraphs.pop();
  return words;
}

const SMALL_NAME = /^\p{Ll}{4,12}[.]?$/u;

/** "… is with Itzel in room 9. chucho": the name of a writer who writes everything small, taken out of the body. */
function smallName(paragraphs: Unit[][]): string {
  const all = paragraphs.flat();
  const last = all.at(-1);
  if (last === undefined || all.length < 3 || last.isListItem || !SMALL_NAME.test(last.text)) return '';
  const name = last.text.replace('.', '');
  const writesSmall = all.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 >= all.length;
  if (!writesSmall || isCommonWord(name) || NOT_A_SMALL_NAME.test(name)) return '';
  paragraphs.at(-1)?.pop();
  if (paragraphs.at(-1)?.length === 0) paragraphs.pop();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const NOT_A_SMALL_NAME =
  /^(?:thanks|thanx|cheers|sorry|please|asap|haha\w*|lmao|ciao|danke|merci|gracias|grazie|regards|rgds|okay|yeah|yess?|nope|byee*|xoxo|tbc|soonish|kthx\w*|\w+(?:ing|ed|ly|ish))$/i;

/** Farewells that stand on one line with the name: "Yours, Noreen". */
const FAREWELL_THEN_NAME =
  /^((?:yours|best|very best|ciao|hugs|bisous|abrazo|embraces|peace|cheers|love|ta|thanks|regards|take care|warmly|sincerely|respectfully|(?:with|in|all) (?:\p{L}+ ){0,2}\p{L}+)),\s+(?=\p{Lu})/iu;

/** "Thanks" + "a million. Greet" is a remark and a name, not a sign-off; "Yours, Noreen" is both. */
function partedSignature(signOff: string, signature: string): Signed {
  const remark = /^\p{Ll}[^.!?]{0,40}(?<!\b\p{Lu})[.!?] (?=\p{Lu})/u.exec(signature);
  if (remark !== null) return { signOff: '', signature: signature.slice(remark[0].length) };
  const more = /^(\p{Ll}[^.!?,]{0,40}), (?=\p{Lu})/u.exec(signature);
  if (more?.[1] !== undefined)
    return { signOff: `${signOff} ${more[1]}`, signature: signature.slice(more[0].length) };
  if (signOff !== '') return { signOff, signature };
  const words = FAREWELL_THEN_NAME.exec(signature);
  if (words?.[1] !== undefined) return { signOff: words[1], signature: signature.slice(words[0].length) };
  const farewell = farewellIn(signature);
  return farewell === null ? { signOff, signature } : { signOff: farewell.signOff, signature: farewell.rest };
}

/** "Sunny greetings,\nKlara": a farewell of the writer's own above a name, taken out of the body. */
function farewell(paragraphs: Unit[][]): Signed | null {
  const [words, name, ...more] = paragraphs.at(-1) ?? [];
  if (paragraphs.length < 2 || words === undefined || name === undefined || more.length > 0) return null;
  if (!(FAREWELL.test(words.text) || FOND.test(words.text)) || !name.startsLine || !FULL_NAME.test(name.text))
    return null;
  paragraphs.pop();
  return { signOff: words.text, signature: name.text };
}

const FAREWELL = /^\p{L}+(?: \p{L}+){0,3},$/u;
/** "Love you", "Big hug": words of somebody close, who needs no comma. */
const FOND =
  /^(?:(?:all (?:my|our)|lots of|much|big|huge|warm|with) )*(?:love(?: (?:you|ya|to (?:you )?(?:all|both)))?(?: (?:all|both|lots|loads|always|so much|very much))?|hugs?|kiss(?:es)?|(?:miss|thinking of) you(?: (?:all|both|lots|loads|so much))?)(?: and (?:hugs|kisses|love))?[,.!]*$/i;
const FULL_NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,4}$/u;

/** "H.", "P x" or "/K" as all that is left behind the last sentence. */
const INITIALS_ONLY =
  /^(?:(?:\p{Lu}\. ?){1,3}|\p{Lu}|\p{L} x{1,4}|\/{1,2} ?\p{Lu}{1,3}|[-–—]{1,2} ?\p{Lu}\p{Ll}{1,14})$/u;

/** "Joost (treasurer, for now)", "Phil, kit man, Hove Rangers": who signs, and what for. */
const WITH_ROLE =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: \([^()?!]{2,30}\)|, (?:\p{Ll}+ )?\p{Ll}+, (?:The )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,3})\.?$/u;

/** "… by 1 March. K. Brandt, group secretary" or "H.": the name behind the last sentence, taken out of the body. */
function namedAtEnd(paragraphs: Unit[][]): string {
  const units = paragraphs.at(-1);
  const last = units?.at(-1);
  if (units === undefined || last === undefined || last.isListItem || paragraphs.flat().length < 2) return '';
  let from = units.length;
  if (
    units.length > 1 &&
    (INITIALS_NAME.test(last.text) ||
      isContact(last.text) ||
      AND_OTHERS.test(last.text) ||
      TWO_NAMES.test(last.text) ||
      WITH_ROLE.test(last.text))
  )
    from -= 1;
  else while (from > 0 && INITIALS_ONLY.test(units[from - 1]?.text ?? '')) from -= 1;
  const name = units.splice(from).map(({ text }) => text);
  if (units.length === 0) paragraphs.pop();
  return name.join(' ');
}

/** "Asha Wekesa, Friends of the Suswa, asha@suswa.example", "Roos / Kleine Vis Film": who writes, for whom and where they are found. */
const CONTACT =
  /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}(?:(?:,| [/|·–-]) (?!\d)[\p{L}&'’.-]+(?: [\p{L}&'’.-]+){0,5}){0,3}(?:(?:,| [/|·–-])? (?:\S{1,60}@\S{1,60}|(?:https?:\/\/|www\.)\S{3,80}|\+?\d[\d ()/-]{5,20}))?[.!]*$/u;
const LONGEST_CONTACT = 160;
/** "Mia + the cast" */
const AND_OTHERS =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:\+|&|and) (?:all )?(?:the|my|our) \p{Ll}+(?: \p{Ll}+)?[.!]?$/u;
/** "Holm & Dam", "The Wilsons, No. 14" without a full stop: a firm, a household, or two who sign together. */
const TWO_NAMES =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:\+|&|and) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$|^The \p{Lu}[\p{L}'’-]+s(?:, (?:No\. ?|Flat |Unit )?\d+\p{L}?)?$/u;
/** "Kind regards, Ottilie Krug, Friends of the Reading Room, 0171 5550123" behind the last sentence: group 1 is the farewell. */
const FAREWELL_BEHIND =
  /^((?:(?:with|in|my|many|kind|kindest|best|warm|warmest|very|yours|all the|lots of|ever|as ever|always) )*(?:sorry(?: again| once more)?|regards|wishes|greetings|thanks|sincerely|faithfully|truly|cheers|best|love|hugs|respectfully|cordially|warmly|gratefully|ciao|yours)|(?:(?:hope to |I['’]?ll |will )?see|catch|speak to|talk to) you(?: (?:all|both|lot))?(?: (?:there|then|soon|later|tomorrow|around|on \p{L}+day))?|(?:speak|talk) soon),\s+(?=\p{Lu}[\p{L}.'’-]+(?: |,|$))/iu;

/** "Cheers Lee (Lee & Jay Decorators) 07700 900 214", without a comma: only where the name is told more of. */
const FAREWELL_AND_CONTACT =
  /^((?:[Mm]any |[Kk]ind |[Bb]est |[Ww]arm )?(?:[Cc]heers|[Tt]hanks|[Tt]hx|[Tt]a|[Rr]egards|[Ww]ishes|[Bb]est|[Aa]ll the best))\s+(?=\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?,? (?:\(\p{Lu}|\+?\d[\d ()-]{6}|\S{1,40}@))/u;

/** The farewell and whoever signs on the line of the last sentence, taken out of the body. */
function farewellBehind(paragraphs: Unit[][]): Signed | null {
  const units = paragraphs.at(-1);
  const last = units?.at(-1);
  if (units === undefined || last === undefined || last.isListItem || paragraphs.flat().length < 2)
    return null;
  const found =
    last.text.length > LONGEST_CONTACT
      ? null
      : (FAREWELL_BEHIND.exec(last.text) ?? FAREWELL_AND_CONTACT.exec(last.text));
  const name = last.text.slice(found?.[0].length ?? 0);
  if (found?.[1] === undefined || /[?!;]|[.] \p{Lu}\p{Ll}{3}/u.test(name) || hasVerb(name)) return null;
  units.pop();
  if (units.length === 0) paragraphs.pop();
  return { signOff: found[1], signature: name };
}

function isContact(text: string): boolean {
  if (text.length > LONGEST_CONTACT || text.endsWith('?') || !CONTACT.test(text) || hasVerb(text))
    return false;
  return /\S@\S|https?:|www\.|\d{3,}[ /-]?\d{2,}| [/|·] \p{Lu}/u.test(text);
}

const SIGN_OFF =
  /^(?:(?:kind|best|warm|with kind) )?regards[,.]?$|^\p{L}+ (?:greetings|wishes)[,.]?$|^(?:best|best wishes|sincerely|yours|cheers|thanks)[,.]?$|^\p{L}+(?: \p{L}+){1,4},$|^have an? (?:\p{L}+ ){0,3}(?:week|weekend|day|evening|one|time|summer|easter|christmas|sunday|monday|friday)[.!,]*$/iu;

/** "x Dee" or "Dee x" behind the last sentence. */
const KISS_AND_NAME = /^(?:x{1,3} (\p{Lu}\p{Ll}{1,14})|(\p{Lu}\p{Ll}{1,14} x{1,3}))[.!]?$/u;

function namedBehindKiss(paragraphs: Unit[][]): string {
  const units = paragraphs.at(-1);
  const [, behindKiss, name = behindKiss] = KISS_AND_NAME.exec(units?.at(-1)?.text ?? '') ?? [];
  if (units === undefined || name === undefined || paragraphs.flat().length < 2) return '';
  units.pop();
  if (units.length === 0) paragraphs.pop();
  return name;
}

/** The words of farewell that stood before a name which was part of the body. */
function signOffAtEnd(paragraphs: Unit[][]): string {
  const units = paragraphs.at(-1);
  const last = units?.at(-1);
  if (units === undefined || last === undefined || !SIGN_OFF.test(last.text)) return '';
  units.pop();
  if (units.length === 0) paragraphs.pop();
  return last.text;
}

/** "Curator's Office," in front of the initials of whoever signs for it. */
const OFFICE = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2},$/u;

/** "… anyhow. J." above a signature "Kolar" gives the initial back to the name. */
function withInitials(signature: string, paragraphs: Unit[][]): string {
  const units = paragraphs.at(-1);
  const last = units?.at(-1);
  const initials =
    signature === ''
      ? null
      : /(?<=^|[.!?…:,]\s+)((?:\((?:Mrs?|Ms|Miss|Dr)\) )?(?:\p{Lu}\. ?)+)$/u.exec(last?.text ?? '');
  if (units === undefined || last === undefined || initials?.[1] === undefined) return signature;
  const rest = last.text.slice(0, initials.index).trim();
  units.pop();
  const office = OFFICE.test(rest) ? `${rest} ` : '';
  if (rest !== '' && office === '') units.push({ ...last, text: rest });
  if (units.length === 0) paragraphs.pop();
  return `${office}${initials[1].trim()} ${signature}`;
}
