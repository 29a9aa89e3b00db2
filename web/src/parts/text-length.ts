import type { InputWrapperProps } from '@mantine/core';
import { useTextLimits } from '../api/queries.ts';
import type { TextLimits } from '../api/types.ts';
import { isBlank } from '../text/typed.ts';
import { shownNumber } from '../text/words.ts';

/** From this share of the limit on a field says how much it holds. */
const TOLD_FROM = 0.9;

type PartsInOrder = NonNullable<InputWrapperProps['inputWrapperOrder']>;

const HELP_ABOVE: PartsInOrder = ['label', 'description', 'input', 'error'];
const COUNT_BELOW: PartsInOrder = ['label', 'input', 'description', 'error'];

interface LengthProps {
  readonly description: string;
  readonly inputWrapperOrder: PartsInOrder;
  readonly error?: string;
  readonly 'data-refused'?: true;
}

interface FieldRules {
  /** What is read before writing. */
  readonly help?: string;
  /** What a text of nothing but blanks is refused with, where one is not enough. */
  readonly blank?: string;
}

/**
 * What a field shows for its text: nothing but its `help` while there is room, then how much it holds, and that it is
 * too much. Nothing is cut off: what somebody pasted without its end would be taken for the whole.
 */
export function useLengthProps(kind: keyof TextLimits): (text: string, rules?: FieldRules) => LengthProps {
  const limit = useTextLimits().data?.[kind] ?? Number.POSITIVE_INFINITY;
  return (text, { help = '', blank } = {}) => {
    // Help is read before writing; what comes later stands below, so that it moves nothing one writes in.
    const inputWrapperOrder = help === '' ? COUNT_BELOW : HELP_ABOVE;
    const refused = (error: string) =>
      ({ description: help, error, inputWrapperOrder, 'data-refused': true }) as const;
    if (blank !== undefined && text !== '' && isBlank(text)) return refused(blank);
    // There are never more characters than UTF-16 units, which need no counting.
    const count = text.length < limit * TOLD_FROM ? 0 : charactersOf(text);
    if (count > limit) {
      return refused(`At most ${shownNumber(limit)} characters, and this has ${shownNumber(count)}.`);
    }
    const told =
      count < limit * TOLD_FROM ? '' : `${shownNumber(count)} of ${shownNumber(limit)} characters.`;
    return { description: `${help} ${told}`.trim(), inputWrapperOrder };
  };
}

/** Turns to the first field of a form that says what is wrong with it; false if none does. */
export function turnToRefused(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>('[data-refused]');
  field?.focus();
  return field !== null;
}

/** Unicode characters, as the service counts them: most emoji are one of them, but two UTF-16 units. */
function charactersOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
