import { Box, Group, Stack, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { organisationMessages } from '@vitrine/contract/organisations/messages';
import type { OrganisationRow } from '@vitrine/contract/organisations/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { logoAddress } from '../../tenant/logo-address.ts';
import { pathsOf } from '../../tenant/paths.ts';
import { counted } from '../../ui/counted.ts';
import { DataTable, type Head } from '../../ui/tables/DataTable.tsx';
import type { Sorting } from '../../ui/tables/useSorting.ts';
import type { Figures } from './figures.ts';
import classes from './OrganisationTable.module.css';
import { CountUp, Usage } from './Usage.tsx';

/** '+12%' or '-8%' against last month's pace; nothing where there is no pace. */
const Change = ({ percent }: { percent: number | null }) => (
  <Text
    span
    display="inline-block"
    miw={44}
    ml={8}
    c={(percent ?? 0) > 0 ? 'glass' : 'gray'}
    fz={12.5}
    lh="inherit"
    ta="right"
    className="vt-digits"
  >
    {percent !== null && `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`}
  </Text>
);

/** The organisation's logo above its name, so that the page search finds it. */
const OrganisationLogo = ({ organisation }: { organisation: OrganisationRow }) => {
  const { appConfig } = useSession();
  const [failed, setFailed] = useState(false);
  const address = logoAddress(appConfig.content_url, organisation);
  if (address === null || failed)
    return (
      <Text span inherit fz={15} fw={600} lts="-0.012em" className="vt-anywhere">
        {organisation.name}
      </Text>
    );
  return (
    <Stack component="span" gap={4} align="flex-start">
      <img className={classes.logo} src={address} alt="" onError={() => setFailed(true)} />
      <Text span size="xs" c="gray" className="vt-anywhere">
        {organisation.name}
      </Text>
    </Stack>
  );
};

const heads = (): readonly Head[] => [
  { key: 'name', label: organisationMessages.organisation, sortable: true, width: '24%', least: 140 },
  {
    key: 'billing',
    label: organisationMessages.billingSessions,
    sortable: true,
    align: 'right',
    width: '16%',
    least: 110,
  },
  { key: 'enquiries', label: uiMessages.enquiries, sortable: true, align: 'right', width: '13%', least: 80 },
  {
    key: 'conversion',
    label: organisationMessages.conversionRate,
    sortable: true,
    align: 'right',
    width: 'clamp(110px, 9vw, 140px)',
  },
  { key: 'products', label: organisationMessages.products, indent: '60px', least: 140, leaves: 2 },
  {
    key: 'sessions',
    label: organisationMessages.productSessions,
    sortable: true,
    align: 'right',
    width: '12%',
    least: 100,
    leaves: 1,
  },
];

const Row = ({ row }: { row: Figures }) => {
  const { organisation } = row;
  return (
    <tr className={`vt-row vt-opens ${classes.row}`}>
      <td dir="auto">
        <Link to={pathsOf(organisation.name).configurators} className="vt-opener">
          <OrganisationLogo organisation={organisation} />
        </Link>
      </td>
      <td data-align="right">
        <Usage row={row} />
      </td>
      <td data-align="right" style={{ whiteSpace: 'nowrap' }}>
        <CountUp value={organisation.leads_this_month} />
        <Change percent={row.change} />
      </td>
      <td data-align="right">
        <CountUp value={row.conversion} />%
      </td>
      <td className={classes.products}>
        <Box component="span" display="block" lh="16px" className="vt-digits">
          {organisation.configurators.length}
        </Box>
        <Text span truncate display="block" c="gray" fz={12.5} lh="18px">
          {row.types}
        </Text>
      </td>
      <td data-align="right">
        <CountUp value={organisation.product_sessions} />
      </td>
    </tr>
  );
};

/** The organisations on wide screens; a row opens its organisation. */
export const OrganisationTable = ({ rows, sorting }: { rows: readonly Figures[]; sorting: Sorting }) => (
  <DataTable label={uiMessages.organisations} heads={heads()} sorting={sorting}>
    <tbody>
      {rows.map((row) => (
        <Row key={row.organisation.id} row={row} />
      ))}
    </tbody>
  </DataTable>
);

/** The organisations on phones: logo, two facts and the usage. */
export const OrganisationList = ({ rows }: { rows: readonly Figures[] }) => (
  <ul>
    {rows.map((row) => (
      <Group
        key={row.organisation.id}
        component="li"
        gap={12}
        wrap="nowrap"
        mih={76}
        className="vt-opens vt-ruled-bottom"
      >
        <Box flex={1} miw={0}>
          <Link to={pathsOf(row.organisation.name).configurators} className="vt-opener" style={{ display: 'block' }}>
            <OrganisationLogo organisation={row.organisation} />
          </Link>
          <Text mt={4} c="gray" fz={12.5} lh="18px">
            {counted(row.organisation.leads_this_month, 'enquiry')} · {row.conversion}% ·{' '}
            {counted(row.organisation.configurators.length, 'product')}
          </Text>
        </Box>
        <Usage row={row} />
        <IconChevronRight size={16} stroke={1.6} color="var(--vt-text-3)" style={{ flex: 'none' }} aria-hidden="true" />
      </Group>
    ))}
  </ul>
);
