import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { baseOfPast } from '../../patterns/verb-forms.ts';
import type { Rewritten } from '../body/body.ts';
import { capitalised } from '../sentence/smooth.ts';
import { small } from '../wording/rule.ts';
import { isNumbered } from './counted-points.ts';
import { dueOfReader } from './due-of-reader.ts';
import type { Whom } from './meeting-texts.ts';
import { placeOf } from './note-places.ts';
import { openDecisionOf } from './open-decision.ts';
import { withOtherwise } from './otherwise.ts';
import { plainDecision, wishedOf } from './points.ts';
import { behindWill, ended, pressed } from './pressed.ts';
import type { Taken } from './taken.ts';

/** The label in front of a purpose. */
export const PURPOSE =
  /^(?:the )?(?:purpose|goal|objective|aim)(?: of the meeting)?(?:,? I (?:guess|suppose|think),?)?(?: is)?(?: (?:to|that))?\s*[:=–-]?\s+(?=\S+ \S)/i;
/** The words in front of what the writer wants of the meeting. */
export const WANTED =
  /^(?:i |we )?(?:(?:i|we)?['’]d like(?= (?:him|her|them) to)|would like(?= (?:him|her|them) to)|needs?|want|get)[: ]+(?:(?:him|her|them) to:?|(?=(?:his|her|their) (?:ok|okay|yes|approval|signature|go-ahead|agreement|answer|sign-off))|(?=an? (?:clear |plain )?(?:yes|ok|okay|go-ahead|decision)\b)|(?=(?:\d|two|three|four|five|six|a|an) )|(?=all \d)|from (?:him|her|them)[: ]+)\s*/i;
/** "Get his signature and go" */
const AND_LEAVE = /,? and (?:then |just )*(?:go|leave|get out|be (?:gone|done)|move on|run)(?=[.!]*$)/i;
/** "Want them to feel confident in us": how somebody is to feel, which nobody decides. */
const OF_MOOD =
  /\b(?:him|her|them) to (?:feel|think|see|know|understand|be (?:happy|aware|impressed|on board))\b/i;
const DECISION_LABEL = /^(?:decisions?(?: needed)?|to (?:decide|agree)|decide|ask)(?::| ?=)\s*/i;
/** "Decision needed today", with no colon behind it. */
const DECISION_LABEL_BARE = /^(?:a |the )?decision (?:is )?(?:needed|required|wanted) (?=\S)/i;
/** "Ask: yes on the night" */
const ASKED_YES =
  /^ask(?::| ?=) (?:(?:for )?(?:an? |the |her |his |their )?(?:yes|ok|okay|approval|signature|go-ahead|sign-off|decision)|(?:will|would|can|could) (?:he|she|they)|approve)\b/i;
const DECISION =
  /^(?!\d|(?:[A-Q]|my answer|answer|reply|response|risk|caveat|why|status):).*\b(?:approve|approval|sign off|decid\w+|decision|yes or no|released?|agree to)\b/i;
/** "Process for samples: request, approval, ticket, collection": a row of names, one of which may be a decision. */
const ROW = /: [^,:]+, [^,:]+, /;
/** What is settled already, or is a date and no decision. */
const DECIDED =
  /^(?:it was |was |all |already )?decided\b|\b(?:it's|has|have) been decided\b|\b(?:one|ones|person|people|somebody|someone) (?:who|that) decides?\b|\bdecision(?:['’]s| is| has been| was) (?:made|final|taken)\b|^(?:the )?decision (?:is|was|has been|stands)\b|\b(?:have|has|had|was|were|is|are|already) decided\b|\b(?:I|we|he|she|they)(?:['’]ve|['’]d)? (?:already )?decided (?:that |to |on |we )|\bit's decided\b|\b(?:doesn't|does not|don't|do not) need (?:to )?decid|^(?:no|if|don't|tell|ask|before)\b/i;
/** What the writer and others would like, which is what the meeting is for. */
const WISH =
  /^(?:I (?:guess|suppose|think) (?=I\b))?(?:(?:we|i)(?:'d like| would like| want)(?: to (?=\p{Ll})| (?!(?:to|him|her|them|it|this)\b))|want (?=(?:every|each|all the|the|our)\b)(?=.* (?:to|in|by)\b))(?=\S+ \S+)/iu;
const GET_THEM_TO = /^(?:I |we )?(?:(?:I|we)?['’]d like|would like|need|want|get) (him|her|them) to:? /i;
/** "Need her to say yes so I can order": group 1 is what the yes is for. */
const SAY_YES = /^say yes(?: so(?: that)? ((?:I|we) can [^.!?]{3,60}))?[.!]*$/i;
/** "Ask him for £20,000": group 1 is the sum. */
const SUM_ASKED =
  /^(?:then |and |just )?ask (?:him|her|them) for ((?:about |around )?[£$€]\d+(?:[.,]\d+)*(?:k| ?million)?)[.!]*$/i;
/** "She agrees to the night tour": a decision of the reader's. */
const THEY_AGREE = /^(he|she|they) (?:agrees?|signs?|says?|takes?|confirms?|approves?|accepts?)\b/i;
/** A purpose that any meeting has, or that leaves this reader out. */
const EMPTY_PURPOSE =
  /\b(?:build (?:a )?rapport|get (?:a feel for|to know) each other|to take note|walk (?:him|her|them) through|tell (?:him|her|them) about how|catch up|touch base)\b/i;
/** What is paid or taken, as the thing to say yes to. */
const PRICED =
  /^(?:(?:the |a |our |an )?(?!(?:he|she|they|we|it|i|budget|policy|rival)\b)\p{L}[\p{L} -]{1,30} (?:costs? (?:about )?\d|is (?:about )?\d+(?:[.,]\d+)*(?:k|m| million)?(?: \p{Lu}{3})?(?=[,.;](?!\d)|$| with | for )))/iu;
/** "Not sure what he wants, something about bikes?": group 1 is who, group 2 the verb, group 3 what it may be. */
const NOT_SURE =
  /^(?:I'm |I am )?not (?:really |quite |too |entirely )?sure what (he|she|they)((?:['’](?:s|re)| is| are) after| wants?| needs?)(?:,? ?(?:maybe |probably |possibly |perhaps )?((?:something|it's) (?:about|to do with|on|like) [^?.!]{3,60}))?[?.!]*$/i;
const hearWhat = (_: string, who: string, verb: string, matter: string | undefined): string =>
  `hear what ${who.toLowerCase()}${verb}${matter === undefined ? '' : `, ${matter}`}`;

/** The purpose that the notes name, unless it is one that any meeting has. */
export function purposeOf(notes: readonly Rewritten[], profile: ProfileCode | null, whom: Whom): Taken {
  const labelled = notes.find(({ text }) => PURPOSE.test(text));
  if (labelled !== undefined) {
    const own = labelled.text.replace(PURPOSE, '');
    if (THEY_AGREE.test(own)) return { note: undefined, text: '' };
    if (!EMPTY_PURPOSE.test(own) || profile === null) return { note: labelled, text: ended(own) };
    return { note: undefined, text: '' };
  }
  const wish = notes.find(
    (note) =>
      !isNumbered(note) &&
      !/^(?:i|we)(?:'d| would) like there\b/i.test(note.text) &&
      WISH.test(note.text) &&
      !WANTED.test(note.text) &&
      !EMPTY_PURPOSE.test(note.text),
  );
  if (wish !== undefined) return { note: wish, text: withThing(ended(wishOf(wish.text)), notes) };
  const unknown = notes.find(({ text }) => NOT_SURE.test(text));
  if (unknown !== undefined) return { note: unknown, text: unknown.text.replace(NOT_SURE, hearWhat) };
  const larger = notes.find(({ text }) => /^whether \p{L}/iu.test(text));
  if (larger !== undefined && profile === 'DP-07')
    return { note: undefined, text: `agree with ${whom.object} where this should lead` };
  return { note: undefined, text: '' };
}

/** "every estate to have one": the thing that the notes keep for last, by its name. */
function withThing(wish: string, notes: readonly Rewritten[]): string {
  const thing = notes
    .map(({ text }) => /^First: (?:the|our|an?) ([^.,;:(]{3,40})/i.exec(text)?.[1])
    .find((name) => name !== undefined);
  if (thing === undefined) return wish;
  return wish.replace(/\b(have|get) one(?= |$)/i, `$1 ${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`);
}

function wishOf(text: string): string {
  const wish = text.replace(WISH, '');
  return /^(?:we|i)\b.*? to \p{Ll}/iu.test(text.slice(0, text.length - wish.length + 1))
    ? wish
    : /^(?:he|she|they|that) /i.test(wish)
      ? wish.replace(/^(?=(?:he|she|they) )/i, 'that ')
      : `get ${wish}`;
}

/** The decision that the notes name: with a way out where they press for a yes. */
export function decisionOf(notes: readonly Rewritten[], profile: ProfileCode | null, whom: Whom): Taken {
  const asked = notes.find(({ text }) => PURPOSE.test(text) && THEY_AGREE.test(text.replace(PURPOSE, '')));
  if (asked !== undefined)
    return { note: asked, text: pressed(`whether ${small(asked.text.replace(PURPOSE, ''))}`, profile, whom) };
  const labelled = notes.find(
    ({ text }) => (DECISION_LABEL.test(text) && !DECIDED.test(text)) || ASKED_YES.test(text),
  );
  if (labelled !== undefined)
    return {
      note: labelled,
      text: ended(labelled.text.replace(DECISION_LABEL, '')).replace(/,? please$/i, ''),
    };
  const whether = notes.find(({ text }) => /^whether \p{L}/iu.test(text));
  if (whether !== undefined) return { note: whether, text: ended(small(whether.text)) };
  const wanted = notes.find(({ text }) => WANTED.test(text) && !OF_MOOD.test(text));
  if (wanted !== undefined)
    return { note: wanted, text: pressed(wantedWords(wanted.text).replace(AND_LEAVE, ''), profile, whom) };
  const due = dueOfReader(notes, profile, whom);
  if (due !== null) return due;
  const open = openDecisionOf(notes);
  if (open !== null)
    return {
      note: open.note,
      rest: open.rest,
      text: open.isWish ? pressed(open.text, profile, whom) : open.text,
    };
  const sum = notes.find(({ text }) => SUM_ASKED.test(text));
  if (sum !== undefined)
    return { note: sum, text: `will ${whom.subject} give ${SUM_ASKED.exec(sum.text)?.[1] ?? ''}?` };
  const idea = profile === 'DP-07' ? ideaOf(notes) : undefined;
  if (idea !== undefined) return { note: idea.note, text: `will ${whom.subject} stand behind ${idea.text}?` };
  const named = notes.find(
    (note) =>
      !isNumbered(note) &&
      DECISION.test(note.text) &&
      !ROW.test(note.text) &&
      !DECIDED.test(note.text) &&
      placeOf(note, null) === 'fact',
  );
  if (named !== undefined)
    return { note: named, text: plainDecision(ended(named.text).replace(DECISION_LABEL_BARE, '')) };
  for (const note of notes) {
    const wished = isNumbered(note) ? null : wishedOf(note.text, baseOfPast);
    if (wished !== null) return { note, text: wished };
  }
  const priced =
    profile === 'DP-01' ? notes.find((note) => !isNumbered(note) && PRICED.test(note.text)) : undefined;
  return priced === undefined
    ? { note: undefined, text: '' }
    : { note: priced, text: `yes or no? ${ended(priced.text)}` };
}

/** The idea that the notes keep for the end; its note goes where it says nothing else. */
function ideaOf(notes: readonly Rewritten[]): Taken | undefined {
  for (const note of notes) {
    const [, before = '', idea = ''] =
      /^(.*?)\b((?:the|our) idea (?:of|to) .{5,})$/i.exec(ended(note.text)) ?? [];
    if (idea === '') continue;
    const isAll = /^(?:then |first: )?(?:mention|raise|float|bring up|present)? ?$/i.test(before);
    return { note: isAll ? note : undefined, text: idea };
  }
  return undefined;
}

/** "whether she will …", "his ok to …". */
function wantedWords(text: string): string {
  const asked = GET_THEM_TO.exec(text);
  if (asked !== null) {
    const yes = SAY_YES.exec(text.slice(asked[0].length));
    if (yes !== null) return `a yes${yes[1] === undefined ? '' : `, so that ${yes[1]}`}`;
    const who = { him: 'he', her: 'she' }[(asked[1] ?? '').toLowerCase()] ?? 'they';
    return withOtherwise(`whether ${who} will ${behindWill(text.slice(asked[0].length))}`);
  }
  return withOtherwise(text.replace(WANTED, '').replace(/ out of (?=(?:him|her|them)\b)/i, ' from '));
}

const PADDING =
  /(?:^|, )(?:build (?:a )?rapport|get (?:a feel for|to know) each other|catch up|touch base|to take note)(?=,|$)/gi;

/** What a purpose that any meeting has says of the matter, as a note; nothing when it says nothing. */
export function withoutPadding(note: Rewritten): readonly Rewritten[] {
  if (!PURPOSE.test(note.text) || !EMPTY_PURPOSE.test(note.text)) return [note];
  const own = ended(note.text.replace(PURPOSE, ''))
    .replace(PADDING, '')
    .replace(/^[, ]+(?:and )?/, '');
  return own === '' ? [] : [{ ...note, text: capitalised(own) }];
}
