import { Badge, Box, Button, Flex } from '@mantine/core';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import type { ResellerRow } from '@vitrine/contract/resellers/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useMemo } from 'react';
import { newResellersQuery, resellersQuery } from '../../tenant/reseller-queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { useListSearch } from '../../ui/forms/useListSearch.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { DataTable, type Head } from '../../ui/tables/DataTable.tsx';
import { type Sorting, sorted, useSorting } from '../../ui/tables/useSorting.ts';
import classes from './ResellersScreen.module.css';
import { OnlyEnterprise, useMayManage } from './reseller-access.tsx';
import { useSteps } from './useNewReseller.ts';

const heads = (): readonly Head[] => [
  { key: 'name', label: uiMessages.name, sortable: true },
  { key: 'state', label: resellerMessages.state, unseen: true, width: '120px' },
  { key: 'open', label: uiMessages.open, unseen: true, width: '36px' },
];

/** Progress of granting access; empty once finished. */
const GrantState = ({ failed, processing }: ResellerRow) => {
  if (failed) return <Badge variant="expired">{resellerMessages.hasFailed}</Badge>;
  return processing ? <Badge variant="pending">{resellerMessages.isProcessing}</Badge> : null;
};

/** The resellers; a row opens its reseller. */
const ResellerTable = ({ rows, sorting }: { rows: readonly ResellerRow[]; sorting: Sorting }) => {
  const { key, paths } = useTenant();
  const { data: newIds = [] } = useQuery(newResellersQuery(key));
  return (
    <DataTable label={uiMessages.resellers} heads={heads()} sorting={sorting}>
      <tbody>
        {rows.map((reseller) => (
          <tr key={reseller.id} className={`vt-row vt-opens ${classes.row}`}>
            <td dir="auto">
              <Flex component="span" align="center" gap={8}>
                <Link to={paths.reseller(reseller.id)} className={`vt-opener ${classes.open}`}>
                  {reseller.name}
                </Link>
                {newIds.includes(reseller.id) && <Badge variant="new">{resellerMessages.isNew}</Badge>}
              </Flex>
            </td>
            <td className={classes.end}>
              <GrantState {...reseller} />
            </td>
            <td className={classes.end}>
              <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

const searchedTextsOf = ({ name }: ResellerRow): string[] => [name];

const Rows = () => {
  const tenant = useTenant();
  const query = useQuery(resellersQuery(tenant.key, tenant.parent?.id ?? null));
  const { data } = query;
  const sorting = useSorting('name');
  const rows = useMemo(() => sorted(data ?? [], ({ name }) => name, sorting.direction), [data, sorting.direction]);
  const { found, field, nothing } = useListSearch(uiMessages.resellers, rows, searchedTextsOf);
  const skeleton = <RowsSkeleton label={resellerMessages.fetching} image={false} />;
  if (!data) return <NotLoaded what={uiMessages.resellers} query={query} skeleton={skeleton} />;
  if (rows.length === 0) return <EmptyState title={resellerMessages.empty} help={resellerMessages.emptyHelp} />;
  return (
    <>
      {field}
      {nothing || <ResellerTable rows={found} sorting={sorting} />}
    </>
  );
};

const Resellers = () => {
  const phone = usePhone();
  const mayManage = useMayManage();
  const { start } = useSteps();
  const create = mayManage && (
    <Button
      variant="filled"
      size={phone ? 'xs' : 'sm'}
      leftSection={<IconPlus size={16} stroke={1.6} />}
      onClick={start}
    >
      {uiMessages.create}
    </Button>
  );
  return (
    <>
      <PageHeader title={uiMessages.resellers} actions={create} phoneAction={create} />
      <Box flex="none" mt={{ base: 8, sm: 28 }} pb={40}>
        <Rows />
      </Box>
      <Outlet />
    </>
  );
};

/** The resellers of the current tenant, by name. */
export const ResellersScreen = () => (
  <OnlyEnterprise>
    <Resellers />
  </OnlyEnterprise>
);
