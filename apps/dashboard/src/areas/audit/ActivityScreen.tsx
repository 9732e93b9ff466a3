import { Box, Button, Flex, Select } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { type AuditKind, auditKindLabels, auditKinds } from '@vitrine/contract/audit/kinds';
import { auditLimits } from '@vitrine/contract/audit/limits';
import { auditMessages } from '@vitrine/contract/audit/messages';
import type { auditRoutes } from '@vitrine/contract/audit/routes';
import type { RouteRequest } from '@vitrine/contract/define-route';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { mayReadAuditLog } from '@vitrine/domain/policies/organisations';
import { useState } from 'react';
import { call } from '../../calls/call.ts';
import { Redirect } from '../../routes/Redirect.tsx';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { EmptySearch, EmptyTray } from '../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { useDebounced } from '../../ui/forms/useDebounced.ts';
import { BackLink, PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { ShowMore } from '../../ui/tables/ShowMore.tsx';
import { ActivityList, ActivityTable } from './ActivityTable.tsx';

type AuditQuery = RouteRequest<typeof auditRoutes.listAuditEvents>['query'];

/** A page of audit events, newest first. */
const listAuditEvents = (query: AuditQuery) => call<typeof auditRoutes.listAuditEvents>('GET', '/audit', { query });

interface ActivityFilter {
  search: string;
  /** Null shows all kinds. */
  kind: AuditKind | null;
}

/** The audit events of the tenant on screen; for staff on the admin host of all tenants. Older pages load on demand. */
const useActivity = (filter: ActivityFilter) => {
  const { key, openedId } = useTenant();
  const search = filter.search.trim().slice(0, auditLimits.searchMaximum);
  return useInfiniteQuery({
    // The server words the details, in the language of the request.
    queryKey: [...key, 'audit', currentLocale(), search, filter.kind],
    queryFn: ({ pageParam }) =>
      listAuditEvents({
        organisation_id: openedId ?? undefined,
        kind: filter.kind ?? undefined,
        search: search === '' ? undefined : search,
        before: pageParam,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ events, more }) => (more ? events.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    // Each visit refetches.
    staleTime: 0,
  });
};

const ALL = '';
const options = () => [
  { value: ALL, label: auditMessages.everyKind },
  ...auditKinds.map((kind) => ({ value: kind, label: auditKindLabels[kind] })),
];

interface ActivityToolbarProps {
  filter: ActivityFilter;
  onFilter: (filter: ActivityFilter) => void;
}

/** Search at the left, kind of activity at the right. */
const ActivityToolbar = ({ filter, onFilter }: ActivityToolbarProps) => (
  <Flex
    direction={{ base: 'column', sm: 'row' }}
    align={{ base: 'stretch', sm: 'center' }}
    justify="space-between"
    gap={12}
    mt={{ base: 12, sm: 24 }}
  >
    <Flex>
      <SearchField
        label={auditMessages.search}
        query={filter.search}
        onQuery={(search) => onFilter({ ...filter, search })}
      />
    </Flex>
    <Select
      aria-label={auditMessages.filterByKind}
      data={options()}
      value={filter.kind ?? ALL}
      onChange={(kind) => kind !== null && onFilter({ ...filter, kind: kind === ALL ? null : (kind as AuditKind) })}
    />
  </Flex>
);

const SETTLED_MS = 250;
const UNFILTERED: ActivityFilter = { search: '', kind: null };

const Events = ({ filter, onShowAll }: { filter: ActivityFilter; onShowAll: () => void }) => {
  const { parent } = useTenant();
  const phone = usePhone();
  const [now] = useState(() => new Date());
  const activity = useActivity(filter);
  const skeleton = <RowsSkeleton label={auditMessages.fetching} image={false} />;
  if (!activity.data) return <NotLoaded what={uiMessages.activity} query={activity} skeleton={skeleton} />;
  const events = activity.data.pages.flatMap((page) => page.events);
  if (events.length === 0)
    return filter.search.trim() === '' && filter.kind === null ? (
      <EmptyState drawing={<EmptyTray />} title={auditMessages.empty} help={auditMessages.emptyHelp} />
    ) : (
      <EmptyState
        drawing={<EmptySearch />}
        title={auditMessages.noneFound}
        help={auditMessages.noneFoundHelp}
        action={<Button onClick={onShowAll}>{uiMessages.showAll}</Button>}
      />
    );
  const rows = { events, tenantId: parent?.id ?? null, now };
  return (
    <>
      {phone ? <ActivityList {...rows} /> : <ActivityTable {...rows} />}
      <ShowMore label={auditMessages.showMore} what={uiMessages.activity} list={activity} />
    </>
  );
};

/** The audit log, newest first; for users who manage the organisation, and administrators. */
export const ActivityScreen = () => {
  const { user } = useSession();
  const { paths } = useTenant();
  const phone = usePhone();
  const [filter, setFilter] = useState(UNFILTERED);
  const search = useDebounced(filter.search, SETTLED_MS);
  if (!mayReadAuditLog(user)) return <Redirect to={paths.accounts} />;
  const back = <BackLink to={paths.accounts}>{uiMessages.userAccounts}</BackLink>;
  return (
    <>
      <PageHeader title={uiMessages.activity} path={back} />
      {phone && back}
      <ActivityToolbar filter={filter} onFilter={setFilter} />
      <Box flex="none" mt={{ base: 8, sm: 20 }} pb={40}>
        <Events filter={{ ...filter, search }} onShowAll={() => setFilter(UNFILTERED)} />
      </Box>
    </>
  );
};
