import { IconInfoCircle } from '@tabler/icons-react';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { Analytics } from '@vitrine/contract/analytics/schemas';
import { Tip } from '../../../ui/Tip.tsx';
import classes from './Tiles.module.css';

const figures = new Intl.NumberFormat('en-GB');
const percent = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const Tile = ({ label, tip, figure }: { label: string; tip: string; figure: string }) => (
  <div className={classes.tile}>
    <dt className={classes.label}>
      {label}
      <Tip label={tip} wide>
        <button type="button" className={classes.info} aria-label={`${label}: ${tip}`}>
          <IconInfoCircle size={15} stroke={1.6} aria-hidden="true" />
        </button>
      </Tip>
    </dt>
    <dd className={classes.figure}>{figure}</dd>
  </div>
);

/** The figures of all twelve months; each says what it counts. */
export const Tiles = ({ totals }: { totals: Analytics['totals'] }) => (
  <dl className={classes.tiles}>
    <Tile label={messages.leads} tip={messages.leadsTip} figure={figures.format(totals.leads)} />
    <Tile label={messages.uniqueUsers} tip={messages.uniqueUsersTip} figure={figures.format(totals.unique_users)} />
    <Tile label={messages.sessions} tip={messages.sessionsTip} figure={figures.format(totals.sessions)} />
    <Tile
      label={messages.conversion}
      tip={messages.conversionTip}
      figure={`${percent.format(totals.conversion_rate)}%`}
    />
    <Tile
      label={messages.engagement}
      tip={messages.engagementTip}
      figure={messages.minutes(figures.format(totals.average_session_time))}
    />
  </dl>
);
