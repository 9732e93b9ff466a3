import { Button, Group, Text } from '@mantine/core';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { Analytics } from '@vitrine/contract/analytics/schemas';
import { EmptyCase } from '../../../ui/drawings.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { saveCsv } from '../../../ui/save-sheet.ts';
import { Bars } from './Bars.tsx';

/** The options that visitors chose most often. */
export const OptionBars = ({ rows }: { rows: Analytics['product']['options'] }) => {
  if (rows.length === 0)
    return <EmptyState drawing={<EmptyCase />} title={messages.noOptions} help={messages.noOptionsHelp} />;
  const file = rows.map(({ name, component, value }) => [component, name, String(value)]);
  return (
    <section aria-label={messages.options}>
      <Group gap={12} justify="space-between" mb={20}>
        <Text component="h2" size="lg" fw={600} lts="-0.012em">
          {messages.options}
        </Text>
        <Button onClick={() => saveCsv('options', [['Component', 'Option', 'Chosen'], ...file])}>Download CSV</Button>
      </Group>
      <Bars
        label={messages.options}
        rows={rows.map(({ name, component, value }) => ({
          key: `${component}/${name}`,
          label: name,
          note: component,
          value,
        }))}
      />
    </section>
  );
};
