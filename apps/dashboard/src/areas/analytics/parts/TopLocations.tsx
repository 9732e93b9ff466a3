import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { Analytics } from '@vitrine/contract/analytics/schemas';
import { Bars } from './Bars.tsx';
import classes from './TopLocations.module.css';

/** Visitors by country, most first. */
export const TopLocations = ({ rows }: { rows: Analytics['location'] }) => (
  <section className={classes.locations} aria-label={messages.locations}>
    <h2 className={classes.title}>{messages.locations}</h2>
    {rows.length === 0 ? (
      <p className={classes.none}>{messages.noLocations}</p>
    ) : (
      <Bars
        label={messages.locations}
        rows={rows.map(({ country, count }) => ({ key: country, label: country, value: count }))}
      />
    )}
  </section>
);
