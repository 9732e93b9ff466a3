import type { ReactNode } from 'react';

/** Marks where the element belongs; no text has it. */
const MARK = '\u{E000}';

/** A sentence with an element in the place that its message has for it, such as a link. */
export const SentenceWith = ({
  sentence,
  children,
}: {
  sentence: (element: string) => string;
  children: ReactNode;
}) => {
  const [before, after] = sentence(MARK).split(MARK);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
};
