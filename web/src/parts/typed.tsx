import { shownText } from '../text/typed.ts';

/** A text that somebody typed: written in either direction and without a blank, it changes nothing beside it. */
export function Typed({ text }: { readonly text: string }) {
  return <bdi>{shownText(text)}</bdi>;
}
