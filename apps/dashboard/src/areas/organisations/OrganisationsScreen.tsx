import { Box, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { organisationMessages } from '@vitrine/contract/organisations/messages';
import { syncedDate } from '@vitrine/domain/dates/format-date';
import { useMemo } from 'react';
import { organisationsQuery } from '../../session/queries.ts';
import { NEW_ORGANISATION } from '../../tenant/paths.ts';
import { OVER_SCREEN } from '../../ui/dialogs/modal-history.ts';
import { EmptyCase } from '../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FailedList } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { useSorting } from '../../ui/tables/useSorting.ts';
import { figuresOf, sortedFigures } from './figures.ts';
import classes from './OrganisationsScreen.module.css';
import { OrganisationList, OrganisationTable } from './OrganisationTable.tsx';

/** Time of the last refresh. */
const LastSynced = () => {
  const { dataUpdatedAt, isFetching } = useQuery(organisationsQuery);
  if (dataUpdatedAt === 0 && !isFetching) return null;
  const when = isFetching ? organisationMessages.fetchingSync : syncedDate(new Date(dataUpdatedAt).toISOString());
  return (
    <p className={classes.line} data-fetching={isFetching || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      Last synced {when}
    </p>
  );
};

const Rows = () => {
  const { data, error, isPending, isFetching, refetch } = useQuery(organisationsQuery);
  const phone = usePhone();
  const sorting = useSorting('name');
  const rows = useMemo(() => {
    const figures = (data ?? []).filter(({ primary }) => primary).map((row) => figuresOf(row, new Date()));
    return sortedFigures(figures, sorting);
  }, [data, sorting]);
  if (isPending) return <RowsSkeleton label={organisationMessages.fetching} image={false} />;
  if (!data) return <FailedList what="Organisations" error={error} onRetry={refetch} retrying={isFetching} />;
  if (rows.length === 0)
    return (
      <EmptyState drawing={<EmptyCase />} title={organisationMessages.empty} help={organisationMessages.emptyHelp} />
    );
  return phone ? <OrganisationList rows={rows} /> : <OrganisationTable rows={rows} sorting={sorting} />;
};

/** The organisations with their figures of the current month. For administrators. */
export const OrganisationsScreen = () => {
  const phone = usePhone();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Organisations"
        actions={
          <>
            <LastSynced />
            <Button
              variant="filled"
              leftSection={<IconPlus size={16} stroke={1.6} />}
              onClick={() => navigate({ to: NEW_ORGANISATION, state: OVER_SCREEN, resetScroll: false })}
            >
              Create
            </Button>
          </>
        }
      />
      {phone && (
        <Box py={12}>
          <LastSynced />
        </Box>
      )}
      <Box flex="none" mt={{ base: 0, sm: 28 }} pb={40}>
        <Rows />
      </Box>
      <Outlet />
    </>
  );
};
