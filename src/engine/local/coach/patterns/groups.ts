import { baseOfGerund } from './verb-forms.ts';

/** The whole sentence, which a replacement gets behind its groups. */
export function wholeOf(groups: readonly string[]): string {
  return groups.findLast((group) => typeof group === 'string') ?? '';
}

/** What is said with the verb of a gerund: "could you look" of "looking". The whole sentence where no such verb is known. */
export function withVerbOf(groups: readonly string[], gerund: string, say: (verb: string) => string): string {
  const verb = baseOfGerund(gerund);
  return verb === null ? wholeOf(groups) : say(verb);
}
