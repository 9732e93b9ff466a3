import { Box } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import { useConfigurators } from '../../tenant/useConfigurators.ts';
import { FailedList } from '../../ui/FailedList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { filterOptions } from './filter.ts';
import { EnquiryGroups } from './parts/EnquiryGroups.tsx';
import { EnquiryTabs } from './parts/EnquiryTabs.tsx';
import { ExportMenu } from './parts/ExportMenu.tsx';
import { Filters } from './parts/Filters.tsx';
import { OlderEnquiries } from './parts/OlderEnquiries.tsx';
import { SourceFilter } from './parts/SourceFilter.tsx';
import { useEnquiries } from './useEnquiries.ts';
import { useGroups } from './useGroups.ts';
import { useNarrowing } from './useNarrowing.ts';

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
