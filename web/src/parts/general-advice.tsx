import { Text } from '@mantine/core';
import { nameWithin } from '../text/typed.ts';
import { Typed } from './typed.tsx';

/** Says of an analysis for somebody without a profile what it is worth. */
export function GeneralAdvice({ name }: { readonly name: string }) {
  return (
    <Text size="sm">
      General advice: no profile is known for <Typed text={nameWithin(name)} />, so it is not about how they
      decide.
    </Text>
  );
}
