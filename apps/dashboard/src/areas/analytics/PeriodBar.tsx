import { Box, Button, Flex, Group, NativeSelect, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { ConfiguratorAnalytics } from '@vitrine/contract/analytics/schemas';
import { Switch } from '../../ui/forms/Switch.tsx';
import { saveCsv } from '../../ui/tables/sheets/save-sheet.ts';
import { DatesButton } from './DatesButton.tsx';
import { dayText, wholeSheet } from './figures.ts';
import { useRange } from './useRange.ts';

/** The only period that exists. */
const Period = () => (
  <Tooltip label={messages.periodHelp}>
    <Box component="span" display="inline-block" w={180}>
      <NativeSelect
        aria-label={messages.periodLabel}
        data={[messages.period]}
        rightSectionWidth={38}
        styles={{ input: { paddingLeft: 12, pointerEvents: 'none' }, section: { color: 'var(--vt-text-3)' } }}
        disabled
      />
    </Box>
  </Tooltip>
);

/** The days of the figures, those of the comparison, and missing data, as sentences. */
const Notes = ({ shown }: { shown: ConfiguratorAnalytics | undefined }) => {
  const { issue } = useRange();
  const period = shown?.period;
  const before = period?.before;
  return (
    <>
      <div role="alert">
        {issue !== null && (
          <Text size="sm" mt={8} c="red">
            {messages.rangeIssues[issue]}
          </Text>
        )}
      </div>
      {before && (
        <Text size="sm" mt={8} c="dimmed">
          {messages.comparedWith(dayText(before.from), dayText(before.to))}
        </Text>
      )}
      {period !== undefined && period.undated.length > 0 && (
        <Text size="sm" mt={8} c="dimmed">
          {messages.undated(period.undated.join(', '))}
        </Text>
      )}
    </>
  );
};

interface PeriodBarProps {
  shown: ConfiguratorAnalytics | undefined;
  /** Name of the file with all figures, without its extension. */
  fileName: string;
}

/** The period of all figures: the last twelve months unless somebody chooses days, with or without a comparison. */
export const PeriodBar = ({ shown, fileName }: PeriodBarProps) => {
  const { chosen, compares, choose, compare } = useRange();
  return (
    <div>
      <Flex wrap="wrap" align="center" gap="8px 12px">
        {chosen === null && <Period />}
        <DatesButton />
        {chosen !== null && (
          <Button
            variant="subtle"
            leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden="true" />}
            onClick={() => choose(null)}
          >
            {messages.backToYear}
          </Button>
        )}
        <Group gap={8} wrap="nowrap" display="inline-flex" mih={36} c="dimmed" fz={13}>
          <Switch on={compares} label={messages.compare} onToggle={() => compare(!compares)} />
          <span aria-hidden="true">{messages.compare}</span>
        </Group>
        {shown && (
          <Button
            ml={{ base: 0, sm: 'auto' }}
            leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
            onClick={() => saveCsv(fileName, wholeSheet(shown))}
          >
            {messages.downloadAll}
          </Button>
        )}
      </Flex>
      <Notes shown={shown} />
    </div>
  );
};
