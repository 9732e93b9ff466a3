import { Text } from '@mantine/core';
import { changeOf } from './figures.ts';

/** The change against the previous period: a sign, and a sentence for screen readers. */
export const Change = ({ now, before }: { now: number; before: number }) => {
  const { short, sentence } = changeOf(now, before);
  return (
    <Text
      span
      ml={8}
      c="dimmed"
      fz={12.5}
      fw={400}
      lts={0}
      lh="inherit"
      title={sentence}
      style={{ whiteSpace: 'nowrap' }}
      className="vt-digits"
    >
      <span aria-hidden="true">{short}</span>
      <span className="vt-unseen">, {sentence}</span>
    </Text>
  );
};
