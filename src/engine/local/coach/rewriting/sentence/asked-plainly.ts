import type { MessageType } from '../../../../../domain/message-types.ts';
import { oncePerDraft } from '../../draft-memory.ts';
import { ANSWERS } from '../wording/asks/answers.ts';
import { askedInside } from '../wording/asks/asked-inside.ts';
import { PLAIN_ASKS } from '../wording/asks/asks.ts';
import { EASED_FOR_ONE, EASED_REQUESTS } from '../wording/asks/eased-requests.ts';
import { EVERYDAY_REQUESTS, ORDERED } from '../wording/asks/everyday-requests.ts';
import { frameTaken } from '../wording/asks/framed.ts';
import { REQUESTS } from '../wording/asks/requests.ts';
import { wishAsked } from '../wording/asks/spoken-wishes.ts';
import { unwrapped } from '../wording/asks/unwrapped.ts';
import { WISHES } from '../wording/asks/written-wishes.ts';
import { applyRules } from '../wording/rule.ts';

/** Messages to one reader, whose answer is asked for in a question. */
const ANSWERED: ReadonlySet<MessageType> = new Set(['email', 'outreach', 'text']);
const LETTERS: ReadonlySet<MessageType> = new Set(['email', 'outreach', 'internal_comms']);

/** Whether a sentence asks one reader for something in a roundabout way that can be put as a plain question. */
export const asksRoundabout = oncePerDraft((sentence: string): boolean => {
  const own = sentence.trim().replaceAll('’', "'");
  if (unwrapped(own) !== own) return true;
  const plain = applyRules(applyRules(own, EASED_REQUESTS), EASED_FOR_ONE);
  if (plain !== own && /\?\s*$|^(?:please|someone could|if you have) /i.test(plain)) return true;
  const asked = askedInside(own, (wish) => {
    const wished = applyRules(wish, WISHES);
    return wished === wish ? frameTaken(wish) : wished;
  });
  return asked !== own && !own.endsWith('?') && /\?|^Please /.test(asked);
});

/** The sentence with what it asks or wishes for as the plain question, in a letter also where it wraps it up. */
export function askedPlainly(sentence: string, type: MessageType, goesToMany: boolean): string {
  if (type === 'meeting_prep') return applyRules(sentence, PLAIN_ASKS);
  const asked = plainlyAsked(sentence, type, goesToMany);
  return asked === sentence ? unwrapped(sentence) : asked;
}

function plainlyAsked(sentence: string, type: MessageType, goesToMany: boolean): string {
  const isToOne = ANSWERED.has(type) && !goesToMany;
  if (LETTERS.has(type)) return askedInside(sentence, (wish) => letterWishAsked(wish, isToOne));
  return goesToMany ? requested(sentence, false) : wishAsked(requested(sentence, isToOne), type);
}

/** A bare wish as the plain question; as it is where it is none. */
function letterWishAsked(wish: string, isToOne: boolean): string {
  const wished = requested(applyRules(wish, WISHES), isToOne);
  if (wished !== wish && /\?|^Please /.test(wished) && !ASKS_FOR_WORD.test(wished)) return wished;
  const plain = requested(wish, isToOne);
  const isPlain = plain !== wish && plain.includes('?') && !ASKS_FOR_WORD.test(plain);
  return isPlain ? plain : frameTaken(wish) === wish ? plain : frameTaken(wish);
}

/** "Could you tell me whether one of you could help?", which asks for less than is wished for. */
const ASKS_FOR_WORD = /^could you tell me whether\b/i;

/** The plain question of an eased, an everyday or an official request; `isToOne` where one reader will answer it. */
function requested(sentence: string, isToOne: boolean): string {
  const eased = applyRules(sentence, EASED_REQUESTS);
  const wished = applyRules(isToOne ? applyRules(eased, EASED_FOR_ONE) : eased, EVERYDAY_REQUESTS);
  const asked = applyRules(isToOne ? applyRules(wished, ORDERED) : wished, PLAIN_ASKS);
  const plain = applyRules(asked, REQUESTS);
  return isToOne ? applyRules(plain, ANSWERS) : plain;
}
