const GREETING = /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^,!.?\n]{0,40}[,!\n]\s*/i;

/** Whether a text begins with a greeting. */
export function isGreeted(text: string): boolean {
  return GREETING.test(text);
}

/** A sentence without the greeting that it begins with, for a text that has one already. */
export function withoutGreeting(sentence: string): string {
  const rest = sentence.replace(GREETING, '');
  return rest === '' || rest === sentence ? sentence : rest.charAt(0).toUpperCase() + rest.slice(1);
}
