import { extractFacts } from '../../../facts/extract-facts.ts';

/** Whether words hold a number, date, name, address or quotation that stands nowhere else. `known` names stand elsewhere. */
export function holdsFacts(text: string, known: ReadonlySet<string>): boolean {
  return extractFacts(text).some((fact) => {
    if (fact.kind === 'negation' || fact.kind === 'promise') return false;
    if (fact.words === 'million') return false;
    if (fact.kind === 'date') return !fact.keys.includes('today');
    return fact.kind !== 'name' || !fact.keys.every((key) => known.has(key));
  });
}
