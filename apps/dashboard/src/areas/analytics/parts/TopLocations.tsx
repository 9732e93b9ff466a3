import { Box, Text } from '@mantine/core';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { Analytics } from '@vitrine/contract/analytics/schemas';
import { Bars } from './Bars.tsx';
import classes from './TopLocations.module.css';

/** Visitors by country, most first. */
export const TopLocations = ({ rows }: { rows: Analytics['location'] }) => (
  <section className={classes.locations} aria-label={messages.locations}>
    <Box component="h2" mb={20} fz={14} fw={600} lh="24px">
      {messages.locations}
    </Box>
    {rows.length === 0 ? (
      <Text inherit c="gray" fz={13}>
        {messages.noLocations}
      </Text>
    ) : (
      <Bars
        label={messages.locations}
        rows={rows.map(({ country, count }) => ({ key: country, label: country, value: count }))}
      />
    )}
  </section>
);
