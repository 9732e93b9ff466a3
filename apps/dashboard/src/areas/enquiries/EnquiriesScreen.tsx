import { Outlet } from '@tanstack/react-router';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { groupByEmail } from '@vitrine/domain/enquiries/group-by-email';
import { useMemo, useState } from 'react';
import { useConfigurators } from '../../shell/useConfigurators.ts';
import { EmptyTray } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedList } from '../../ui/FailedList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useLazyRows } from '../../ui/useLazyRows.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { sorted, useSorting } from '../../ui/useSorting.ts';
import classes from './EnquiriesScreen.module.css';
import { ALL, filtered, filterOptions } from './filter.ts';
import { EnquiryList } from './parts/EnquiryList.tsx';
import { EnquiryTable } from './parts/EnquiryTable.tsx';
import { SourceFilter } from './parts/SourceFilter.tsx';
import { useEnquiries } from './useEnquiries.ts';
import { useExpanded } from './useExpanded.ts';

type Group = ReturnType<typeof groupByEmail<Enquiry>>[number];

const VALUE: Record<string, (group: Group) => string | number> = {
  name: ({ newest }) => newest.name,
  email: ({ email }) => email,
  date: ({ newest }) => Date.parse(newest.created_at),
};

const Groups = ({ enquiries, source }: { enquiries: readonly Enquiry[]; source: string }) => {
  const phone = usePhone();
  const [now] = useState(() => new Date());
  const sorting = useSorting('date', 'descending');
  const expanded = useExpanded();
  const groups = useMemo(() => {
    const readValue = sorting.by === null ? undefined : VALUE[sorting.by];
    const grouped = groupByEmail(filtered(enquiries, source));
    return readValue ? sorted(grouped, readValue, sorting.direction) : grouped;
  }, [enquiries, source, sorting]);
  const { shown, end } = useLazyRows(groups, source);
  if (groups.length === 0)
    return (
      <EmptyState
        drawing={<EmptyTray />}
        title={enquiryMessages.empty}
        help={source === ALL ? enquiryMessages.emptyHelp : enquiryMessages.emptyFiltered}
      />
    );
  return (
    <>
      {phone ? (
        <EnquiryList groups={shown} expanded={expanded} now={now} />
      ) : (
        <EnquiryTable groups={shown} expanded={expanded} now={now} sorting={sorting} />
      )}
      {end}
    </>
  );
};

/** The designs that visitors sent, grouped by e-mail address (platform.md §2, Customer Enquiries). */
export const EnquiriesScreen = () => {
  const { data, error, isPending, isFetching, refetch } = useEnquiries();
  const { data: configurators = [] } = useConfigurators();
  const [source, setSource] = useState(ALL);
  const phone = usePhone();
  const filter = (
    <SourceFilter options={filterOptions(configurators, data ?? [])} source={source} onSource={setSource} />
  );
  return (
    <>
      <PageHeader title="Customer Enquiries" actions={filter} />
      {phone && <div className={classes.filter}>{filter}</div>}
      <div className={classes.list}>
        {isPending ? (
          <RowsSkeleton label={enquiryMessages.fetching} picture={false} />
        ) : data ? (
          <Groups enquiries={data} source={source} />
        ) : (
          <FailedList what="Enquiries" failure={error} onRetry={refetch} retrying={isFetching} />
        )}
      </div>
      <Outlet />
    </>
  );
};
