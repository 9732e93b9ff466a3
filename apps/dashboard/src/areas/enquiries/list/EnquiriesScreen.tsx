import { Box, Button, Flex, Loader } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useConfigurators } from '../../../tenant/useConfigurators.ts';
import { FailedList } from '../../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { ListSelect } from '../../../ui/forms/list-select/ListSelect.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { EnquiryTabs } from '../EnquiryTabs.tsx';
import type { EnquiryList } from '../enquiry-list.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { Filters } from '../filters/Filters.tsx';
import { type FilterOption, filterOptions } from '../filters/filter.ts';
import { useGroups, useNarrowing } from '../filters/useGroups.ts';
import { useEnquiries } from '../useEnquiries.ts';
import { EnquiryGroups } from './EnquiryGroups.tsx';

/** In the space above the list, at the bottom of the window on phones: nothing moves. */
const ABOVE_LIST = {
  align: 'center',
  gap: 8,
  mih: 28,
  flex: 'none',
  mt: { base: -32, sm: 0 },
  mb: { base: 4, sm: -28 },
  pos: { base: 'sticky', sm: 'static' },
  bottom: 0,
  bg: 'var(--vt-surface)',
  c: 'dimmed',
  fz: 13,
  lh: '20px',
} as const;

interface OlderEnquiriesProps {
  list: EnquiryList;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** The number of loaded enquiries while older ones load: counts, search and filters cover only those. */
const OlderEnquiries = ({ list: { rows, total }, failed, retrying, onRetry }: OlderEnquiriesProps) =>
  failed && !retrying ? (
    <Flex {...ABOVE_LIST} role="alert">
      {followUpMessages.olderFailed(rows.length, total)}
      <Button size="xs" onClick={onRetry}>
        {uiMessages.tryAgain}
      </Button>
    </Flex>
  ) : (
    <Flex {...ABOVE_LIST} component="p" role="status">
      <Loader size={14} />
      {followUpMessages.older(rows.length, total)}
    </Flex>
  );

interface SourceFilterProps {
  options: readonly FilterOption[];
  source: string;
  onSource: (value: string) => void;
}

/** Which configurator the enquiries came from. */
const SourceFilter = ({ options, source, onSource }: SourceFilterProps) => (
  <ListSelect aria-label={followUpMessages.filterByConfigurator} data={options} value={source} onChoose={onSource} />
);

/** The designs that visitors sent, grouped by email address. */
export const EnquiriesScreen = () => {
  const query = useEnquiries();
  const { data } = query;
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
  const older = data && !complete && (
    <OlderEnquiries list={data} failed={query.error !== null} onRetry={query.refetch} retrying={query.isFetching} />
  );
  return (
    <>
      <PageHeader
        title={uiMessages.customerEnquiries}
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
      {!phone && older}
      <Box flex="none" mt={{ base: 0, sm: 28 }} pb={40}>
        {query.isPending || (data && listed.of === null) ? (
          <RowsSkeleton label={enquiryMessages.fetching} image={false} />
        ) : data ? (
          <EnquiryGroups
            groups={listed.groups}
            sorting={listed.sorting}
            narrowing={listed.narrowing}
            complete={complete && listed.of === data.rows}
          />
        ) : (
          <FailedList what={followUpMessages.enquiries} query={query} />
        )}
      </Box>
      {phone && older}
      <Outlet />
    </>
  );
};
