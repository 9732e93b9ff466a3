import { Button, Flex, Popover, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import { lastTwelveMonths, quickRanges, type RangeIssue, rangeIssue } from '@vitrine/domain/analytics/date-range';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../ui/forms/TextField.tsx';
import { dayText } from './figures.ts';
import { useRange } from './useRange.ts';

/** The field that shows an issue. */
const issueAt = (issue: RangeIssue | null, from: string): 'from' | 'to' | null => {
  if (issue === null) return null;
  return issue === 'future' || (issue === 'missing' && from !== '') ? 'to' : 'from';
};

const Dates = ({ onDone }: { onDone: () => void }) => {
  const { chosen, choose, today } = useRange();
  const [range, setRange] = useState(chosen ?? lastTwelveMonths(today));
  const [tried, setTried] = useState(false);
  const issue = tried ? rangeIssue(range, today) : null;
  const at = issueAt(issue, range.from);
  const errorAt = (field: 'from' | 'to'): string | undefined =>
    issue !== null && at === field ? messages.rangeIssues[issue] : undefined;
  const { days30, days90, year } = quickRanges(today);
  const quick = [
    [messages.days30, days30],
    [messages.days90, days90],
    [messages.thisYear, year],
    [messages.period, lastTwelveMonths(today)],
  ] as const;
  const show = (requested: typeof range): void => {
    setTried(true);
    if (rangeIssue(requested, today) !== null) return;
    choose({ from: requested.from, to: requested.to });
    onDone();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    show(range);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <Flex gap={8} wrap="wrap">
          {quick.map(([label, days], index) => (
            <Button key={label} data-autofocus={index === 0 || undefined} onClick={() => show(days)}>
              {label}
            </Button>
          ))}
        </Flex>
        <SimpleGrid cols={2} spacing={12} style={{ alignItems: 'start' }}>
          {(['from', 'to'] as const).map((field) => (
            <TextField
              key={field}
              type="date"
              label={messages[field]}
              value={range[field]}
              max={today}
              error={errorAt(field)}
              onChange={(event) => setRange({ ...range, [field]: event.target.value })}
            />
          ))}
        </SimpleGrid>
        <Text size="xs" c="gray">
          {messages.chooseDatesHelp}
        </Text>
        <Button type="submit" variant="filled" style={{ alignSelf: 'flex-end' }}>
          {messages.showDates}
        </Button>
      </Stack>
    </form>
  );
};

const WIDTH = 360;

/**
 * Opens a range of days to choose and shows the chosen one. The inputs are native: phones and keyboards handle them well,
 * and @mantine/dates would add a date library for two fields.
 */
export const DatesButton = () => {
  const { chosen } = useRange();
  const [opened, setOpened] = useState(false);
  const text = chosen && messages.between(dayText(chosen.from), dayText(chosen.to));
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={WIDTH}
      trapFocus
      returnFocus
      withRoles={false}
      shadow="none"
    >
      <Popover.Target>
        <Button
          aria-haspopup="dialog"
          aria-expanded={opened}
          {...(text !== null && { 'aria-label': `${messages.chooseDates}: ${text}` })}
          leftSection={<IconCalendar size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        >
          {text ?? messages.chooseDates}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={messages.chooseDates}
        maw="calc(100vw - 32px)"
        p={16}
        bd={0}
        bdrs={8}
        bg="var(--vt-surface)"
        style={{ boxShadow: 'var(--vt-floating)' }}
      >
        <Dates onDone={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
};
