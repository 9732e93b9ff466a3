import { Box, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { organisationMessages } from '@vitrine/contract/organisations/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { syncedDate } from '@vitrine/domain/dates/format-date';
import { useMemo } from 'react';
import { organisationsQuery } from '../../session/queries.ts';
import { NEW_ORGANISATION } from '../../tenant/paths.ts';
import { useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { useListSearch } from '../../ui/forms/useListSearch.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { useSorting } from '../../ui/tables/useSorting.ts';
import { type Figures, figuresOf, sortedFigures } from './figures.ts';
import { OrganisationList, OrganisationTable } from './OrganisationTable.tsx';

/** Time of the last refresh. */
const LastSynced = () => {
  const { dataUpdatedAt, isFetching } = useQuery(organisationsQuery);
  if (dataUpdatedAt === 0 && !isFetching) return null;
  const when = isFetching ? organisationMessages.fetchingSync : syncedDate(new Date(dataUpdatedAt).toISOString());
  return (
    <Group component="p" gap={8} wrap="nowrap" c="dimmed" fz={13} lh="20px" className="vt-digits">
      <Box
        component="span"
        w={6}
        h={6}
        bdrs="50%"
        bg={isFetching ? 'var(--vt-line-control)' : 'var(--vt-accent)'}
        aria-hidden="true"
      />
      {organisationMessages.lastSynced(when)}
    </Group>
  );
};

const searchedTextsOf = ({ organisation }: Figures): string[] => [organisation.name];

const Rows = () => {
  const query = useQuery(organisationsQuery);
  const { data } = query;
  const phone = usePhone();
  const sorting = useSorting('name');
  const rows = useMemo(() => {
    const figures = (data ?? []).filter(({ primary }) => primary).map((row) => figuresOf(row, new Date()));
    return sortedFigures(figures, sorting);
  }, [data, sorting]);
  const { found, field, nothing } = useListSearch(uiMessages.organisations, rows, searchedTextsOf);
  const skeleton = <RowsSkeleton label={organisationMessages.fetching} image={false} />;
  if (!data) return <NotLoaded what={uiMessages.organisations} query={query} skeleton={skeleton} />;
  if (rows.length === 0) return <EmptyState title={organisationMessages.empty} help={organisationMessages.emptyHelp} />;
  return (
    <>
      {field}
      {nothing || (phone ? <OrganisationList rows={found} /> : <OrganisationTable rows={found} sorting={sorting} />)}
    </>
  );
};

/** The organisations with their figures of the current month. For administrators. */
export const OrganisationsScreen = () => {
  const phone = usePhone();
  const openModal = useOpenModal();
  return (
    <>
      <PageHeader
        title={uiMessages.organisations}
        actions={
          <>
            <LastSynced />
            <Button
              variant="filled"
              leftSection={<IconPlus size={16} stroke={1.6} />}
              onClick={() => openModal(NEW_ORGANISATION)}
            >
              {uiMessages.create}
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
