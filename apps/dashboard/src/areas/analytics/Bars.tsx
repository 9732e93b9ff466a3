import { Flex, Stack, Text } from '@mantine/core';
import { formatNumber } from '../../ui/counted.ts';
import classes from './Bars.module.css';

interface Bar {
  key: string;
  label: string;
  /** Dimmed text before the label. */
  note?: string;
  value: number;
}

/** Figures as bars relative to the largest one, in the original order. */
export const Bars = ({ rows, label }: { rows: readonly Bar[]; label: string }) => {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <Stack component="ol" gap={16} m={0} p={0} className="vt-unlisted" aria-label={label}>
      {rows.map(({ key, label: name, note, value }) => (
        <li key={key}>
          <Flex component="span" gap={16} justify="space-between" fz={13} lh="20px">
            <Text span inherit miw={0} className="vt-anywhere">
              {name}
              {note !== undefined && (
                <Text span inherit ml={8} c="gray">
                  {note}
                </Text>
              )}
            </Text>
            <Text span inherit flex="none" c="dimmed" className="vt-digits">
              {formatNumber(value)}
            </Text>
          </Flex>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.bar} style={{ width: `${(value * 100) / most}%` }} />
          </span>
        </li>
      ))}
    </Stack>
  );
};
