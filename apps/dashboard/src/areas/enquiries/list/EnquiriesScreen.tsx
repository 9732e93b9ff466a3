import { Box, Button, Loader, Select } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import { useConfigurators } from '../../../tenant/useConfigurators.ts';
import { FailedList } from '../../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { EnquiryTabs } from '../EnquiryTabs.tsx';
import type { EnquiryList } from '../enquiry-list.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { Filters } from '../filters/Filters.tsx';
import { type FilterOption, filterOptions } from '../filters/filter.ts';
import { useGroups, useNarrowing } from '../filters/useGroups.ts';
import { useEnquiries } from '../useEnquiries.ts';
import classes from './EnquiriesScreen.module.css';
import { EnquiryGroups } from './EnquiryGroups.tsx';

interface OlderEnquiriesProps {
  list: EnquiryList;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** The number of loaded enquiries while older ones load: counts, search and filters cover only those. */
const OlderEnquiries = ({ list: { rows, total }, failed, retrying, onRetry }: OlderEnquiriesProps) =>
  failed && !retrying ? (
    <div className={classes.older} role="alert">
      {followUpMessages.olderFailed(rows.length, total)}
      <Button size="xs" onClick={onRetry}>
        Try again
      </Button>
    </div>
  ) : (
    <p className={classes.older} role="status">
      <Loader size={14} />
      {followUpMessages.older(rows.length, total)}
    </p>
  );

interface SourceFilterProps {
  options: readonly FilterOption[];
  source: string;
  onSource: (value: string) => void;
}

/** Which configurator the enquiries came from. */
const SourceFilter = ({ options, source, onSource }: SourceFilterProps) => (
  <Select
    aria-label="Filter by configurator"
    data={options}
    value={source}
    onChange={(value) => value !== null && onSource(value)}
  />
);

/** The designs that visitors sent, grouped by email address. */
export const EnquiriesScreen = () => {
  const { data, error, isPending, isFetching, refetch } = useEnquiries();
  const { data: configurators = [] } = useConfigurators();
  const { narrowing, narrow } = useNarrowing();
  const listed = useGroups(data?.rows, narrowing);
  const phone = usePhone();
  const filter = (
    <SourceFilter
      options={filterOptions(configurators, data?.rows ?? [])}
      source={narrowing.source}
      onSource={(source) => narrow({ source })}
    />
  );
  const complete = data?.complete ?? false;
  const exporting = listed.groups.length > 0 && <ExportMenu groups={listed.groups} complete={complete} />;
  return (
    <>
      <PageHeader
        title="Customer Enquiries"
        actions={
          <>
            {exporting}
            {filter}
          </>
        }
        phoneAction={exporting}
      />
      <EnquiryTabs />
      {phone && filter}
      <Filters narrowing={narrowing} narrow={narrow} />
      {data && !complete && (
        <OlderEnquiries list={data} failed={error !== null} onRetry={refetch} retrying={isFetching} />
      )}
      <Box flex="none" mt={{ base: 0, sm: 28 }} pb={40}>
        {isPending || (data && listed.of === null) ? (
          <RowsSkeleton label={enquiryMessages.fetching} image={false} />
        ) : data ? (
          <EnquiryGroups
            groups={listed.groups}
            sorting={listed.sorting}
            narrowing={listed.narrowing}
            complete={complete && listed.of === data.rows}
          />
        ) : (
          <FailedList what="Enquiries" error={error} onRetry={refetch} retrying={isFetching} />
        )}
      </Box>
      <Outlet />
    </>
  );
};
