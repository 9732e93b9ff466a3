import { Box, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { pathsOf } from '../../../tenant/paths.ts';
import { counted } from '../../../ui/counted.ts';
import type { Figures } from '../figures.ts';
import classes from './OrganisationList.module.css';
import { OrganisationLogo } from './OrganisationLogo.tsx';
import { Usage } from './Usage.tsx';

const enquiries = (count: number): string => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;

/** The organisations on phones: logo, two facts and the usage. */
export const OrganisationList = ({ rows }: { rows: readonly Figures[] }) => (
  <ul>
    {rows.map((row) => (
      <li key={row.organisation.id} className={classes.line}>
        <Box flex={1} miw={0}>
          <Link to={pathsOf(row.organisation.name).configurators} className={classes.open}>
            <OrganisationLogo organisation={row.organisation} />
          </Link>
          <Text mt={4} c="gray" fz={12.5} lh="18px">
            {enquiries(row.organisation.leads_this_month)} · {row.conversion}% ·{' '}
            {counted(row.organisation.configurators.length, 'product')}
          </Text>
        </Box>
        <Usage row={row} />
        <IconChevronRight size={16} stroke={1.6} aria-hidden="true" className={classes.chevron} />
      </li>
    ))}
  </ul>
);
