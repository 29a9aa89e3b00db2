const SPELLINGS: ReadonlyMap<string, RegExp> = new Map([
  ['eur', /€|\beuros?\b/i],
  ['usd', /\$|\bdollars?\b/i],
  ['gbp', /£|\bpounds?\b/i],
  ['jpy', /¥|\byen\b/i],
  ['inr', /₹|\brupees?\b/i],
]);

/** Whether a text names the currency of a code in another way: by its sign or its word. False for what is no such code. */
export function namesCurrency(text: string, code: string): boolean {
  return SPELLINGS.get(code)?.test(text) === true;
}
