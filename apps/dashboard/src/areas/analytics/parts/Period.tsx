import { Box, Tooltip } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import classes from './Period.module.css';

/** The one period that there is. */
export const Period = () => (
  <Tooltip label="Analytics always show the last 12 months.">
    <Box component="span" display="inline-block" pos="relative" w={180}>
      <select aria-label="Period" className={classes.select} disabled>
        <option>{messages.period}</option>
      </select>
      <IconChevronDown size={16} stroke={1.6} aria-hidden="true" className={classes.arrow} />
    </Box>
  </Tooltip>
);
