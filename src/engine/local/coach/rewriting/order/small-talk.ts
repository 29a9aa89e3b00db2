import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { contentStems } from '../../../../facts/words.ts';
import type { Rewritten } from '../body/body.ts';
import { keptSentences } from '../parts/kept-sentences.ts';
import { capitalised, withFullStop } from '../sentence/smooth.ts';
import { isKindWord } from './kind-word.ts';
import { leansOnLast } from './leans-on-last.ts';
import { isSpokenOf } from './spoken-of.ts';

type Paragraphs = readonly (readonly Rewritten[])[];

/** "I hope you had a nice weekend, we went to Moeraki", "Wasn't the barbecue fun": of nothing that the message is about. */
const PLEASANT =
  /^(?:(?:(?:I|we) )?(?:really |do )?hope (?:that )?(?:you|your \p{L}+|everyone|everybody|all)(?: and \p{L}+(?: \p{L}+)?| all)?(?:['’](?:re|ve)| are| have| is| has)? (?:all )?(?:had|have|well|good|fine|keeping|enjoyed|enjoying)\b(?! (?:to|a (?:moment|minute|second))\b)|(?:wasn|weren|isn)['’]?t (?:that|the|it|last|this) |what an? (?:lovely|great|nice|wonderful|summer|weekend|week|day|party)\b|(?:an? )?(?:big |huge |special )*(?:thank you|thanks|congrats|congratulations) (?:to|on) )/iu;
/** "Sorry to come at you out of the blue, I know what February is like" */
const APOLOGY =
  /^(?:so |really |very )?sorry (?:again )?(?:to (?:bother|come|disturb|trouble|barge|keep|write|add)|for (?:bother|disturb|troubl|barg|keep|writ)\p{L}+)\b/iu;
const GREETING = /^(?:dear|hi|hello|hey|hiya|(?:good )?(?:morning|afternoon|evening))\b[^,.!?]{0,40}[,!]\s+/i;
const FIRST = /^first(?: of all)?,? /i;
/** What a date, a price or a request makes more than talk. */
const SAYS_MORE = /[?\d]|\b(?:please|could you|can you|let me know|need|so (?:we|I))\b/i;
const FIRST_SENTENCES = 3;
const FEWEST_OTHERS = 2;
const OF_ANY_DAY: ReadonlySet<string> = new Set(
  contentStems('nice good long week weekend day time year everyone know'),
);

/** The words in which the draft makes small talk, in one of its sentences as it was and as it is edited; else undefined. */
export function smallTalkIn(sentence: string, edited: string): string | undefined {
  const drafted = capitalised(sentence.trim().replace(GREETING, '').replace(FIRST, ''));
  if (SAYS_MORE.test(drafted) || isKindWord(drafted)) return undefined;
  if (PLEASANT.test(drafted)) return withFullStop(drafted.replace(/[!.]+$/, ''));
  return APOLOGY.test(drafted) && edited !== drafted ? edited : undefined;
}

/**
 * The body without the small talk of its first sentences, which is told after all else, in the writer's words. It stays
 * for a Collaborator, and for all but an Achiever also where it is as it was; and where anything speaks of it.
 */
export function withoutSmallTalk(
  profile: ProfileCode | null,
  paragraphs: Paragraphs,
): { readonly told: Paragraphs; readonly talk: readonly Rewritten[] } {
  const all = paragraphs.flat();
  const talk = all.filter((sentence, index) => {
    if (index >= FIRST_SENTENCES || sentence.smallTalk === undefined || sentence.isListItem) return false;
    const next = all[index + 1];
    const isOwn = profile !== 'DP-01' && sentence.smallTalk === sentence.text;
    return !isOwn && next !== undefined && !leansOnLast(next.text) && !isSpokenOf(sentence, all, OF_ANY_DAY);
  });
  if (profile === 'DP-06' || talk.length === 0 || all.length - talk.length < FEWEST_OTHERS)
    return { told: paragraphs, talk: [] };
  const told = keptSentences(paragraphs, (sentence) => !talk.includes(sentence));
  return {
    told,
    talk: talk.map((sentence) => ({ ...sentence, text: sentence.smallTalk ?? sentence.text })),
  };
}
