import type { InputWrapperProps } from '@mantine/core';
import { useTextLimits } from '../api/queries.ts';
import type { TextLimits } from '../api/types.ts';

/** From this share of the limit on a field says how much it holds. */
const TOLD_FROM = 0.9;

type PartsInOrder = NonNullable<InputWrapperProps['inputWrapperOrder']>;

const HELP_ABOVE: PartsInOrder = ['label', 'description', 'input', 'error'];
const COUNT_BELOW: PartsInOrder = ['label', 'input', 'description', 'error'];

interface LengthProps {
  readonly description: string;
  readonly inputWrapperOrder: PartsInOrder;
  readonly error?: string;
  readonly 'data-too-long'?: true;
}

/**
 * What a field shows for its text: nothing but its `help` while there is room, then how much it holds, and that it is
 * too much. Nothing is cut off: what somebody pasted without its end would be taken for the whole.
 */
export function useLengthProps(kind: keyof TextLimits): (text: string, help?: string) => LengthProps {
  const limit = useTextLimits().data?.[kind] ?? Number.POSITIVE_INFINITY;
  return (text, help = '') => {
    // Help is read before writing; what comes later stands below, so that it moves nothing one writes in.
    const inputWrapperOrder = help === '' ? COUNT_BELOW : HELP_ABOVE;
    // There are never more characters than UTF-16 units, which need no counting.
    const count = text.length < limit * TOLD_FROM ? 0 : charactersOf(text);
    if (count > limit) {
      const error = `At most ${shown(limit)} characters, and this has ${shown(count)}.`;
      return { description: help, error, inputWrapperOrder, 'data-too-long': true };
    }
    const told = count < limit * TOLD_FROM ? '' : `${shown(count)} of ${shown(limit)} characters.`;
    return { description: `${help} ${told}`.trim(), inputWrapperOrder };
  };
}

/** Turns to the first field of a form that holds too much; false if none does. */
export function turnToTooLong(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>('[data-too-long]');
  field?.focus();
  return field !== null;
}

/** Unicode characters, as the service counts them: most emoji are one of them, but two UTF-16 units. */
function charactersOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function shown(count: number): string {
  return count.toLocaleString();
}
