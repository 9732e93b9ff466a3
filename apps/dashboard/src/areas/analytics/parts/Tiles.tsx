import { Box, Group, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { Analytics } from '@vitrine/contract/analytics/schemas';
import { inWords, minutesInWords, percentInWords } from '../figures.ts';
import { Change } from './Change.tsx';
import classes from './Tiles.module.css';

type Totals = Analytics['totals'];

const TILES: readonly { key: keyof Totals; label: string; tip: string; words: (value: number) => string }[] = [
  { key: 'leads', label: messages.leads, tip: messages.leadsTip, words: inWords },
  { key: 'unique_users', label: messages.uniqueUsers, tip: messages.uniqueUsersTip, words: inWords },
  { key: 'sessions', label: messages.sessions, tip: messages.sessionsTip, words: inWords },
  { key: 'conversion_rate', label: messages.conversion, tip: messages.conversionTip, words: percentInWords },
  { key: 'average_session_time', label: messages.engagement, tip: messages.engagementTip, words: minutesInWords },
];

/** The figures of the whole period; each says what it counts, and how it stands to the period before. */
export const Tiles = ({ totals, before }: { totals: Totals; before: Totals | undefined }) => (
  <dl className={classes.tiles}>
    {TILES.map(({ key, label, tip, words }) => (
      <div key={key} className={classes.tile}>
        <Group component="dt" gap={2} wrap="nowrap" mih={24} c="dimmed" fz={13} lh="20px">
          {label}
          <Tooltip label={tip} multiline w={250}>
            <button type="button" className={classes.info} aria-label={`${label}: ${tip}`}>
              <IconInfoCircle size={15} stroke={1.6} aria-hidden="true" />
            </button>
          </Tooltip>
        </Group>
        <Box
          component="dd"
          mt={4}
          fz={{ base: 22, sm: 26 }}
          fw={600}
          lts="-0.03em"
          lh={{ base: '32px', sm: '36px' }}
          className="vt-digits"
        >
          {words(totals[key])}
          {before && <Change now={totals[key]} before={before[key]} />}
        </Box>
      </div>
    ))}
  </dl>
);
