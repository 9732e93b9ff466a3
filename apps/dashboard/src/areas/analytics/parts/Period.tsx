import { IconChevronDown } from '@tabler/icons-react';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import { Tip } from '../../../ui/Tip.tsx';
import classes from './Period.module.css';

/** The one period that there is. */
export const Period = () => (
  <Tip label="Analytics always show the last 12 months.">
    <span className={classes.frame}>
      <select aria-label="Period" className={classes.select} disabled>
        <option>{messages.period}</option>
      </select>
      <IconChevronDown size={16} stroke={1.6} aria-hidden="true" className={classes.arrow} />
    </span>
  </Tip>
);
