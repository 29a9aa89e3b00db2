import { Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { shownText } from '../text/typed.ts';
import { Typed } from './typed.tsx';

/** The first page is the browser's own doing, which tells of it as of any page it loads. */
let isFirstShown = false;

/**
 * What a page is called; the browser's tab is named after it. It takes the focus where the page has come in place of
 * another, so that a screen reader says where one is now and the keyboard goes on from there. So it does when the page
 * is called otherwise later, unless somebody has moved on meanwhile.
 */
export function PageHeading({ title }: { readonly title: string }) {
  const [isNext] = useState(isFirstShown);
  const hasArrived = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${shownText(title)} · Attune`;
    const isLeftAlone = document.activeElement === document.body;
    if (isNext && (isLeftAlone || !hasArrived.current)) heading.current?.focus();
    hasArrived.current = true;
    isFirstShown = true;
  }, [title, isNext]);
  return (
    // Another element with another title: one that has the focus already is not read out again.
    <Title key={title} ref={heading} order={1} tabIndex={-1} className="page-heading">
      <Typed text={title} />
    </Title>
  );
}
