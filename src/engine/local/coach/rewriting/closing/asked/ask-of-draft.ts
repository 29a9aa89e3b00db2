import type { MessageType } from '../../../../../../domain/message-types.ts';
import { baseOfGerund, isPhrasal } from '../../../patterns/verb-forms.ts';
import type { Body, Rewritten } from '../../body/body.ts';
import { breaks } from '../../sentence/breaks.ts';
import { mayBeAsked } from '../../sentence/may-be-asked.ts';
import { capitalised } from '../../sentence/smooth.ts';
import { small } from '../../wording/rule.ts';

/** Messages to one reader, of whom what has to be done is asked. */
const TO_ONE: ReadonlySet<MessageType> = new Set(['text', 'email']);

/** "Her Tuesday pills need sorting too.", "The tent needs drying out before it goes mouldy." */
const NEEDS =
  /^((?:the|your|my|our|his|her|their|mum's|dad's|all|both|these|those|\d+)\b[\p{L}\d'’ -]{2,40}?|it|they) (?:still |also |really |just )*(?:needs?|wants?|could do with) (?:still |also |some )?(\p{L}+ing)\b((?: [^?!;:]{1,90})?)[.!]*$/iu;
/** "Your turn for Mum Sunday, 12:30." */
const TURN = /^(?:it's |it is )?your turn (for|to|with|on|at) ([^?!;]{3,80}?)[.!]*$/i;
/** "I need the figures by Friday.", "Need your list for the printer." */
const NEEDED =
  /^(?:(I|we) )?(?:(?:just|still|also|really|do) )*need ((?:your|the|those|these|\d+|a|an|some) [^?!;:,.]{3,90}?(?: (?:by|before|from you|until) [^?!;:,]{1,40})|your (?!help\b|support\b)[^?!;:,.]{3,60})[.!]*$/i;
/** "Answer needed by noon.", "Totals needed before Friday." */
const NEEDED_BY =
  /^(?:(your|the|a|an|all) )?(answer|reply|decision|signature|confirmation|numbers|figures|totals|list|photos|text|draft|names|yes or no) (?:is |are )?(?:needed|required|wanted|due) (by|before) ([^?!;:,.]{2,30}?)(?: please)?[.!]*$/i;
const NO_THING = /\b(?:to|if|because|so that|which|who)\b/i;

function needed(who: string | undefined, what: string): string | null {
  return NO_THING.test(what)
    ? null
    : `Could ${who?.toLowerCase() === 'we' ? 'we' : 'I'} have ${small(what)}?`;
}

function withArticle(article: string | undefined, thing: string): string {
  if (article !== undefined) return `${article.toLowerCase()} ${thing.toLowerCase()}`;
  if (/s$|^yes|^text/i.test(thing)) return `your ${thing.toLowerCase()}`;
  return `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing.toLowerCase()}`;
}

/** "The contract would need signing" asks as well; "might need" and "doesn't need" do not. */
const WOULD = / (?:would|will)$/i;
const MODAL = /(?:n['’]t| (?:not|never|might|may|could|should|can|does|do|did|shall|no longer))$/i;

function doneTo(thing: string, deed: string, behind: string): string | null {
  if (MODAL.test(thing)) return null;
  if (WOULD.test(thing)) return doneTo(thing.replace(WOULD, ''), deed, behind);
  const base = baseOfGerund(deed);
  if (base === null) return null;
  const rest = behind
    .replace(/[.!\s]+$/, '')
    .replace(/ by (?:somebody|someone|anybody)\b/i, '')
    .replace(/ please$/i, '');
  const [, word = '', more = ''] = /^ (\p{L}+)((?: .*)?)$/u.exec(rest) ?? [];
  const then =
    / and (?=(?:I|we) (?:can['’]t|cannot|can|won['’]t|have|am|are)\b|(?:I|we)['’](?:m|ve|re|ll)\b)/i.exec(
      rest,
    );
  if (then !== null) {
    const asked = doneTo(thing, deed, rest.slice(0, then.index));
    return asked === null ? null : `${asked} ${capitalised(rest.slice(then.index + then[0].length))}.`;
  }
  if (/ and (?:I|we|it|they|he|she|you|the)\b|, /i.test(rest)) return null;
  const isOneVerb = word !== '' && isPhrasal(base, word);
  const what = /^they$/i.test(thing) ? 'them' : small(thing);
  if (!isOneVerb) return `Could you ${base} ${what}${rest}?`;
  return /^(?:it|them)$/i.test(what)
    ? `Could you ${base} ${what} ${word}${more}?`
    : `Could you ${base} ${word} ${what}${more}?`;
}

/** "… or you're off the list": what happens otherwise, where it names nobody and no figure. */
const THREAT = /,? or (?:else )?(?:I|we|you|your|you're|ur)(?:['’]\p{Ll}+)?(?: \p{Ll}+){1,8}[.!]*$/u;

/** What a statement asks of its reader, as a question; null when it asks nothing in so many words or more than a question holds. */
export function statementAsked(statement: string): string | null {
  const question = questionIn(statement);
  if (question === null || !mayBeAsked(statement)) return null;
  return breaks(statement, question) ? null : question;
}

function questionIn(statement: string): string | null {
  const text = statement
    .replaceAll('’', "'")
    .replace(THREAT, '')
    .replace(/(?:,? (?:I )?(?:think|reckon|guess|believe|suppose))?[.!\s]*$/i, '');
  const needs = NEEDS.exec(text);
  if (needs !== null) return doneTo(needs[1] ?? '', needs[2] ?? '', needs[3] ?? '');
  const turn = TURN.exec(text);
  if (turn !== null)
    return /^to$/i.test(turn[1] ?? '')
      ? `Could you ${turn[2] ?? ''}?`
      : `Could you take your turn ${turn[1]?.toLowerCase() ?? ''} ${turn[2] ?? ''}?`;
  const due = NEEDED_BY.exec(text);
  if (due !== null)
    return `Could I have ${withArticle(due[1], due[2] ?? '')} ${due[3]?.toLowerCase() ?? ''} ${due[4] ?? ''}?`;
  const thing = NEEDED.exec(text);
  return thing === null ? null : needed(thing[1], thing[2] ?? '');
}

function asked(sentence: Rewritten): Rewritten {
  if (sentence.isQuestion || sentence.isListItem) return sentence;
  const text = statementAsked(sentence.text);
  return text === null ? sentence : { ...sentence, text, isQuestion: true, isAsk: true };
}

/** The body with what it says has to be done as a question, where it asks one reader nothing else. */
export function withNeedsAsked(body: Body, type: MessageType): Body {
  const all = body.paragraphs.flat();
  if (!TO_ONE.has(type) || all.some(({ isQuestion }) => isQuestion)) return body;
  return { ...body, paragraphs: body.paragraphs.map((sentences) => sentences.map(asked)) };
}

const REQUEST = /^Could you (?:please )?(?=\p{Ll})([^;?]{4,90})\?$/u;

/** Two requests as one, "Could you sign it and send it back?"; null when they are not both such requests. */
function joinedRequests(first: Rewritten | undefined, second: Rewritten): Rewritten | null {
  if (first === undefined || second.isListItem || second.startsLine || / and /.test(first.text)) return null;
  const more = REQUEST.exec(second.text)?.[1];
  if (more === undefined || !REQUEST.test(first.text)) return null;
  const joint = first.text.includes(',') ? ', and' : ' and';
  const text = `${first.text.slice(0, -1)}${joint} ${more}?`;
  return { ...first, text, hasDeadline: first.hasDeadline || second.hasDeadline };
}

/** The body with two requests that follow each other as one. */
export function withRequestsJoined(body: Body): Body {
  const paragraphs = body.paragraphs.map((sentences) => {
    const kept: Rewritten[] = [];
    for (const sentence of sentences) {
      const both = joinedRequests(kept.at(-1), sentence);
      if (both === null) kept.push(sentence);
      else kept.splice(-1, 1, both);
    }
    return kept;
  });
  return { ...body, paragraphs };
}
