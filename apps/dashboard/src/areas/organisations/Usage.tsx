import { Box, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { organisationLimits } from '@vitrine/contract/organisations/limits';
import { organisationMessages } from '@vitrine/contract/organisations/messages';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../ui/counted.ts';
import type { Figures } from './figures.ts';

const SECOND = 1000;

const stillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const eased = (share: number): number => 1 - (1 - share) ** 3;

/** Counts from 0 to the value in 1 s, after 0.5 s. With reduced motion the value shows at once. */
export const useCountUp = (value: number): number => {
  const [shown, setShown] = useState(() => (stillness() ? value : 0));
  useEffect(() => {
    if (stillness()) {
      setShown(value);
      return;
    }
    const { countUpSeconds, countUpDelaySeconds } = organisationLimits;
    const start = performance.now() + countUpDelaySeconds * SECOND;
    let frame = requestAnimationFrame(function next(now) {
      const share = Math.min(1, Math.max(0, (now - start) / (countUpSeconds * SECOND)));
      setShown(Math.round(value * eased(share)));
      if (share < 1) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
};

/** Two numbers in one place. */
const STACKED = { gridArea: '1 / 1' };

/** A whole number that counts up in a box of its final width, so that nothing beside it moves. */
export const CountUp = ({ value }: { value: number }) => {
  const shown = useCountUp(value);
  return (
    <Box component="span" display="inline-grid" ta="right" className="vt-digits">
      <Box component="span" style={{ ...STACKED, visibility: 'hidden' }} aria-hidden="true">
        {formatNumber(value)}
      </Box>
      <span style={STACKED}>{formatNumber(shown)}</span>
    </Box>
  );
};

const COLOURS = {
  normal: { text: 'bright', bar: 'var(--vt-meter)' },
  danger: { text: 'yellow', bar: 'var(--vt-amber-fill)' },
  negative: { text: 'red', bar: 'var(--vt-red)' },
};

/** Billing sessions of the contract's limit: ink below 90 %, amber from there, red with a triangle from 100 %. */
export const Usage = ({ row }: { row: Figures }) => {
  const { billing_sessions, session_limit } = row.organisation;
  const { text, bar } = COLOURS[row.level];
  return (
    <Stack component="span" display="inline-flex" align="flex-end" gap={6} className={row.level} data-level={row.level}>
      <Group component="span" display="inline-flex" gap={4} wrap="nowrap" className="vt-digits">
        {row.level === 'negative' && (
          <IconAlertTriangle
            size={15}
            stroke={1.6}
            color={bar}
            role="img"
            style={{ marginRight: 3 }}
            aria-label={organisationMessages.overTheLimit}
          />
        )}
        <Text span inherit c={text} fw={row.level === 'normal' ? 500 : 600}>
          <CountUp value={billing_sessions} />
        </Text>
        {session_limit !== null && (
          <Text span inherit c="gray">
            / {formatNumber(session_limit)}
          </Text>
        )}
      </Group>
      {row.share !== null && (
        <Box
          component="span"
          w={120}
          h={3}
          bdrs={2}
          bg="var(--vt-active)"
          style={{ overflow: 'hidden' }}
          aria-hidden="true"
        >
          <Box component="span" display="block" w={`${row.share * 100}%`} h="100%" bdrs={2} bg={bar} />
        </Box>
      )}
    </Stack>
  );
};
