import type { Body } from '../body/body.ts';
import { small } from '../wording/rule.ts';

/** "Do it like last time.", "Stick to it.": an order to keep to what is fixed. */
const KEEPS_TO =
  /^(?:do (?:it|this|that|them|exactly|the same)|stick to|keep to|keep it|follow|use|copy|leave|be (?:there|on time)|come|bring) (?!please\b)/i;
const IS_POLITE = /\bplease\b|\bthank/i;

/** The body with its last bare order as a request; the same body where it has none, or is polite already. */
export function withPleaseInOrder(body: Body): Body {
  const all = body.paragraphs.flat();
  const order = all.findLast(({ text, isListItem }) => !isListItem && KEEPS_TO.test(text));
  if (order === undefined || all.some(({ text }) => IS_POLITE.test(text))) return body;
  const polite = { ...order, text: `Please ${small(order.text)}` };
  const paragraphs = body.paragraphs.map((sentences) =>
    sentences.map((sentence) => (sentence === order ? polite : sentence)),
  );
  return { ...body, paragraphs };
}
