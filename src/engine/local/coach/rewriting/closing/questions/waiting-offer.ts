import type { ProfileCode } from '../../../../../../domain/profiles.ts';
import type { Source } from '../said.ts';

const LONGEST_READ = 300;
/** "they'd do 640 if we say yes by 2": group 1 is who, group 2 the verb, group 3 what behind it comes before the time. */
const IF_WE =
  /\bif (we|I|some(?:one|body)|any(?:one|body)) (?:can |could )?(say|confirm|book|sign|order|pay|take|buy|commit|agree|ring|call|do)s?((?: (?!(?:by|before|till|until|today|tonight|tomorrow|now|this|next|on|at|in|within|after|and|or|but|so|then|it's|its|they|he|she|I)\b)[^\s,.;:!?]+){0,4})(?=[\s,.;:!?]|$)/iu;
/** What an offer names: a figure, somebody who makes it. */
const OFFERS =
  /\d|\b(?:they|he|she|\p{Lu}\p{Ll}+)(?:'d| would| can| could| will|'ll) (?:do|take|give|hold|keep|have|let|go|sell|throw|drop|knock|put)\b/u;
/** What follows from doing a thing is feared, and nothing is offered. */
const FEARED =
  /\b(?:lose|loses|losing|miss|fined?|penalt\p{L}+|charged?|late|mistake|trouble|complain\p{L}*|cross|angry)\b/iu;
/** "They need to know by Weds": group 1 is who waits. */
const WAITS =
  /(?:^|[,;:] |\b(?:and|but|so) )((?:the|our) [\p{L}-]+(?: people| lady| man| bloke)?|they|he|she) (?:just |only |really )?(?:needs?|wants?)(?: a| an)? (?:to know|to hear|answer|yes(?: or no)?|decision|word)\b(?! (?:what|why|how|that|about)\b)/iu;
/** "They can hold it at £390 till 1pm" */
const HELD =
  /\b(?:can|could|will|'ll|they|he|she) (?:only |still )?(?:hold|holds|reserve|reserves) (?:it|them|us|that|those|one|the|a)\b[^.;!?]{0,40} (?:till?|until|for) /iu;
/** "He can come Weds or not till the 28th" */
const OR_NOT_TILL =
  /\b(?:can|could|will|'ll) (?:come|do|fit (?:us|you|it) in|deliver|make it|manage|start)\b[^.;!?]{2,40} or (?:else )?not (?:again )?(?:till|until|before)\b/iu;
/** "I'm happy to stop it if you'd rather, or go to 1,000": two ways, of which the reader picks one. */
const EITHER_WAY =
  /^(?:I|we)(?:(?:['’]m| am|['’]re| are|['’]d be| would be) (?:happy|glad|fine|ok|okay|willing) to|(?:['’]ll| will| can| could)(?: either)?) (?:[^.;!?]{2,80}), or (?:(?:(?:I|we) )?(?:can |could )?(?:just )?)(?:go|keep|leave|wait|stop|cancel|move|take|bring|drop|do|hold|send|try|switch|stay|come)\b/iu;
/** Who has made up their mind asks for nothing. */
const SETTLED =
  /\bI(?:'d| would)(?: probably| rather)? (?:go|take|pick|choose|say)\b|\bI(?:'ve| have)? (?:already )?(?:said|told|booked|confirmed|signed|ordered|agreed|paid|took|taken)\b/iu;
const THEM: Readonly<Record<string, string>> = { they: 'them', he: 'him', she: 'her' };

/** What readers are asked beside a yes who must see something before they can give it. */
const OR_FIRST: Readonly<Partial<Record<ProfileCode, string>>> = {
  'DP-03': ', or what would you need to see first',
  'DP-04': ', or what should be checked first',
};

function yesTo(who: string, verb: string, behind: string): string {
  if (/^say$/i.test(verb)) return 'Shall we say yes?';
  const deed = `${verb.toLowerCase()}${behind}`;
  return /^(?:we|I)$/i.test(who) || !/^(?:ring|call)$/i.test(verb) ? `Shall we ${deed}?` : `Can you ${deed}?`;
}

/** What somebody outside waits for, put to the reader of a text: a yes to an offer, word by a day, one of two days. */
export const waitingOffer: Source = ({ type, profile, sentences }) => {
  if (type !== 'text') return null;
  const told = sentences.filter((text) => text.length <= LONGEST_READ && !text.endsWith('?'));
  if (told.some((text) => SETTLED.test(text))) return null;
  for (const text of told) {
    const [, who = '', verb = '', behind = ''] = IF_WE.exec(text) ?? [];
    if (verb !== '' && OFFERS.test(text) && !FEARED.test(text))
      return yesTo(who, verb, behind).replace(
        /(?<=^Shall .*)(?=\?$)/,
        (profile === null ? undefined : OR_FIRST[profile]) ?? '',
      );
  }
  if (told.some((text) => OR_NOT_TILL.test(text) || EITHER_WAY.test(text))) return 'Which suits you?';
  const party = told.map((text) => WAITS.exec(text)?.[1]).find((found) => found !== undefined);
  if (party === undefined)
    return profile !== 'DP-05' && told.some((text) => HELD.test(text)) ? 'Shall we say yes?' : null;
  if (profile === 'DP-01') return 'Shall we say yes?';
  return `What shall we tell ${THEM[party.toLowerCase()] ?? party.replace(/^(?:The|Our)\b/, (word) => word.toLowerCase())}?`;
};
