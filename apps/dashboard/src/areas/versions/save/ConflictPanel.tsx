import { Box, Button, Flex } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { saveVersionMessages } from '@vitrine/contract/versions/save-messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import type { Newer } from './new-version.ts';

interface ConflictPanelProps {
  newer: Newer;
  basedOn: number;
  /** The number that another version has taken. */
  taken: number | null;
  nextFree: number | null;
  moving: boolean;
  onSee: () => void;
  onMove: () => void;
  onCopy: () => void;
  onAnyway: (version: number) => void;
}

const titleOf = ({ row }: Newer, taken: number | null): string =>
  taken === null
    ? saveVersionMessages.newerTitle(formatVersion(row.version))
    : saveVersionMessages.existsTitle(formatVersion(taken));

const textOf = ({ row }: Newer, basedOn: number, taken: number | null): string => {
  const when = longDate(row.created_at, new Date());
  const words = taken === null ? saveVersionMessages.newerText : saveVersionMessages.savedMeanwhile;
  return words(when, row.author, formatVersion(basedOn));
};

/** Somebody saved a newer version than the one that was edited: the ways to resolve it. */
export const ConflictPanel = ({ newer, basedOn, taken, nextFree, moving, ...on }: ConflictPanelProps) => (
  <Box mb={16}>
    <Banner
      tone={newer.unseen ? 'red' : 'amber'}
      icon={<IconAlertCircle size={16} stroke={1.6} />}
      title={titleOf(newer, taken)}
      actions={
        <Flex component="span" gap={8} wrap="wrap">
          <Button size="xs" aria-busy={moving} onClick={moving ? undefined : on.onMove}>
            {saveVersionMessages.moveEdits(formatVersion(newer.row.version))}
          </Button>
          <Button size="xs" onClick={on.onSee}>
            {saveVersionMessages.seeChanges}
          </Button>
          <Button size="xs" onClick={on.onCopy}>
            {saveVersionMessages.saveCopy}
          </Button>
          {newer.unseen && nextFree !== null && (
            <Button size="xs" variant="subtle" onClick={() => on.onAnyway(nextFree)}>
              {saveVersionMessages.saveAnyway(formatVersion(nextFree))}
            </Button>
          )}
        </Flex>
      }
    >
      {textOf(newer, basedOn, taken)}
    </Banner>
  </Box>
);
