/** Sentences that jeer, shame or threaten: nothing in them is praised, whatever they count, date or thank for. */
import { oncePerDraft } from '../../draft-memory.ts';
import { AnyOf } from '../../patterns/sieve.ts';
import type { DraftReading, MeritTag } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { signsOutside } from '../weigh.ts';

const LOSS =
  '(?:los[et]|losing|wast(?:e|ed|ing)|cost|miss(?:ed|ing)?|fail(?:ed|s|ing)?|late|delay(?:s|ed)?|behind|stuck|stood|standing|stranded|wait(?:ed|ing)?|stop(?:s|ped)?|mess|chaos|trouble|complain\\p{L}*|angry|furious|embarrass\\p{L}*|ruin\\p{L}*|spoil\\p{L}*|redo\\p{L}*|again|overtime|cancel\\p{L}*|broke(?:n)?|wrong|no (?:\\p{L}+ )?left)';
const WHOSE =
  '(?:you|him|her|them|your (?:lot|team|people|crew|mess|delay|mistake|silence|laziness)|you and your \\p{L}+)';
/** "Thanks to your lot we lost two days", "30 kids in the rain thanks to you": the guilt is given, not thanks. */
const THANKS_TURNED = [
  `\\bthanks to ${WHOSE}\\b[^.!?]{0,60}\\b${LOSS}\\b`,
  `\\b${LOSS}\\b[^.!?]{0,60}\\bthanks to ${WHOSE}\\b`,
  '\\b(?:thanks|thank you|cheers) for (?:nothing|ruining|wasting|spoiling|leaving (?:me|us|it)|letting (?:me|us) down|making (?:me|us) (?:wait|look)|not \\p{L}+ing|ignoring|forgetting|dumping|the (?:mess|silence|headache))\\b',
  "\\bth(?:is|at)(?:[’']s| is) (?:the|all the) thanks (?:I|we) get\\b",
];

const TIMES = '(?:\\d+|two|three|four|five|six|seven|ten|twenty|a (?:hundred|thousand|million)|umpteen)';
/** "I told you 4 times", "my last 3 emails", "what is so hard about that": counted and asked to shame. */
const SHAMES = [
  "\\b(?:I|we)(?:['’]ve| have|['’]d| had)? (?:already )?(?:told|asked|reminded|warned|chased|begged|texted|rung|called|emailed) (?:you|u|your lot)\\b[^.!?]{0,30}\\b(?:times|already|before|again|repeatedly)\\b",
  `\\b(?:as )?per my (?:last |previous )?${TIMES} (?:\\p{L}+ )?(?:e-?mails|mails|messages|texts|reminders|calls|letters)\\b`,
  "\\bin case (?:you|anyone|anybody)[^.!?]{0,25}['’ ](?:ve |have |had |has )?(?:lost|forgotten|missed|mislaid|not noticed)\\b",
  "\\bwhat(?:['’]s| is| part of (?:that|this|it) is) so (?:hard|difficult|complicated)\\b|\\bwould it (?:kill|hurt) you\\b|\\b(?:was|is)n['’]t beyond (?:you|him|her|them)\\b|\\bnot too much to ask\\b",
  "\\b(?:I )?hope you(?:['’]re| are) (?:all )?(?:proud|happy|pleased|satisfied)(?: (?:with|of) yours(?:elf|elves)| now)?[.!]*$",
  '\\b(?:boo hoo|surprise,? surprise|cry me a river)\\b|\\bwhat a surprise[).!]*$|(?:^|, )(?:so )?big deal[.!]*$',
  '\\b(?:even )?(?:a|my|any) (?:\\d+|two|three|four|five|six|seven|eight|nine|ten)[- ]years?[- ]old (?:could|can|would|knows)\\b',
  "\\bI(?:['’]m| am) not your (?:mother|mum|mom|maid|servant|secretary|babysitter|cleaner)\\b",
];

/** Who comes, rings or brings something instead offers help. */
const OFFERS =
  '(?:can|could|may|might|come|ring|call|bring|wait|help|collect|pick|drop|meet|try|see|find (?:you|us|time)|do (?:it|that) (?:myself|ourselves|for))';
/** What befalls the writers, too, is no threat of theirs. */
const BEFALLS = '(?:lose|miss|forfeit|run|fall|end up|be (?:left|there|late)|have no|leave it)';
const COMES_OUT = '(?:out|off|done|gone|fired|sacked|finished|history|in trouble|on your own)';
/** "Pay by Sunday or I post it", "unless I hear by the 12th": what else happens is the writer's doing. */
const THREATENS = [
  `\\bor (?:else(?=[.!]|$| (?:I|we)\\b)|(?:I|we)(?:['’]ll| will|['’]m| am| are|['’]re)? (?!(?:${OFFERS}|${BEFALLS})\\b)\\p{L}+|you(?:['’]re| are|['’]ll be| will be) ${COMES_OUT}\\b|(?:(?:go )?find|look for) (?:another|a new|yourself)\\b|(?:forfeit|kiss goodbye)\\b)(?![^.!?]*\\?)`,
  "\\bI(?:['’]ll| will)[^.!?]{3,60}\\bunless I hear\\b|\\bunless I hear\\b[^.!?]{3,60}\\bI(?:['’]ll| will)\\b",
  `\\b(?:one more time|once more|next time|any more of this)\\b[^.!?]{0,40}\\byou(?:['’]re| are|['’]ll be| will be) ${COMES_OUT}\\b`,
  "\\b(?:last|final) (?:chance|warning)\\b|\\byou know where the door is\\b|\\bdon['’]t say (?:nobody|no one|I didn['’]t|we didn['’]t)\\b",
];

const ILL = new AnyOf([...THANKS_TURNED, ...SHAMES, ...THREATENS].map((words) => new RegExp(words, 'iu')));

/** "I see two ways: you get the data, or we mark it as raw": the reader's choice. */
const WEIGHS =
  /\b(?:(?:two|three|several|other) ways|options?|whichever|prefer|rather|maybe|perhaps|whether|suits?)\b/i;

/** Whether a sentence jeers at its reader, shames or threatens them. */
export const isIllMeant = oncePerDraft((text: string): boolean => ILL.test(text) && !WEIGHS.test(text));

/** The signs of merits without those of such sentences; a draft that holds one is not praised for being short either. */
export function withoutIllMeant(
  signs: readonly Sign<MeritTag>[],
  reading: DraftReading,
): readonly Sign<MeritTag>[] {
  const left = signsOutside(signs, reading, isIllMeant);
  return left === signs ? signs : left.filter(({ tag }) => tag !== 'brevity');
}
