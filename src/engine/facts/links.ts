import { allMatches } from './all-matches.ts';
import type { Fact } from './fact.ts';

const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
const LINK =
  /(?<![\w@.])(?:https?:\/\/[^\s<>"”]+|(?:[a-z\d](?:[a-z\d-]{0,62})\.)+(?:com|org|net|io|co|app|dev|ai|eu|de|uk|us|fr|nl|be|ch|at|es|it|ie|se|no|dk|fi|pl|cz|pt|gov|edu|info|biz|example|test|ly|me|tv|int|shop|online|school|museum|coop)(?![\w.-]*@)(?:\/[^\s<>"”]*)?(?![\w-]))/gi;

/** The name of an account: "@courtflow.zuzka". */
const HANDLE = /(?<![\w.@/])@[a-z\d_][\w.]{2,40}/gi;

/** What no address can do without. */
const MAY_BE_LINK = /:\/\/|\.[a-z]/i;

/** Mail addresses, names of accounts and web addresses, with or without a scheme. Punctuation after an address is not part of it. */
export function extractLinks(text: string): readonly Fact[] {
  const hasAt = text.includes('@');
  if (!hasAt && !MAY_BE_LINK.test(text)) return [];
  const mails = hasAt ? allMatches(text, MAIL).map((match) => place('mail', match[0], match.index)) : [];
  const links = [...(hasAt ? allMatches(text, HANDLE) : []), ...allMatches(text, LINK)]
    .filter((match) => !mails.some((mail) => match.index < mail.end && match.index >= mail.start))
    .map((match) => place('link', match[0].replace(/[.,;:!?)\]'’*_]+$/, ''), match.index));
  return [...mails, ...links];
}

function place(kind: 'mail' | 'link', words: string, start: number): Fact {
  const key = words
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/$/, '');
  return { kind, words, start, end: start + words.length, keys: [key] };
}
