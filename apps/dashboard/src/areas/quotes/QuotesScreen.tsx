import { Box, Button, Flex, Group, NativeSelect } from '@mantine/core';
import { IconAdjustments, IconPlus } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { quoteMessages as messages } from '@vitrine/contract/quotes/messages';
import { QUOTE_STATES, type QuoteState } from '@vitrine/contract/quotes/schemas';
import { useState } from 'react';
import { type SellingTenant, useSellingTenant } from '../../tenant/useSellingTenant.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { EmptySearch, EmptyTray } from '../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { useDebounced } from '../../ui/forms/useDebounced.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { ShowMore } from '../../ui/tables/ShowMore.tsx';
import { QuotesTable } from './list/QuotesTable.tsx';
import { NO_FILTER, type QuoteFilter, useQuoteList } from './list/useQuoteList.ts';
import { useQuotePolicies } from './quote-queries.ts';

const SETTLED_MS = 250;
const ICON = { size: 16, stroke: 1.6 };

const NewQuoteButton = ({ tenant }: { tenant: SellingTenant }) => {
  const phone = usePhone();
  const openModal = useOpenModal();
  return (
    <Button
      variant="filled"
      size={phone ? 'xs' : 'sm'}
      leftSection={<IconPlus {...ICON} />}
      onClick={() => openModal(tenant.paths.newQuote)}
    >
      {messages.newQuote}
    </Button>
  );
};

/** Settings and New quote, for users who may. */
const Actions = ({ tenant }: { tenant: SellingTenant }) => {
  const phone = usePhone();
  const openModal = useOpenModal();
  const { mayCreate, mayChangeSettings } = useQuotePolicies(tenant);
  const openSettings = () => openModal(tenant.paths.quoteSettings);
  return (
    <Group gap={8} wrap="nowrap">
      {mayChangeSettings &&
        (phone ? (
          <IconButton label={messages.settingsTitle} icon={<IconAdjustments {...ICON} />} onClick={openSettings} />
        ) : (
          <Button
            aria-label={messages.settingsTitle}
            leftSection={<IconAdjustments {...ICON} />}
            onClick={openSettings}
          >
            {messages.settings}
          </Button>
        ))}
      {mayCreate && <NewQuoteButton tenant={tenant} />}
    </Group>
  );
};

const allStates = () => [
  { value: '', label: messages.allStates },
  ...QUOTE_STATES.map((value) => ({ value: value as string, label: messages.states[value] })),
];

interface FilterProps {
  filter: QuoteFilter;
  onFilter: (filter: QuoteFilter) => void;
}

const Toolbar = ({ filter, onFilter }: FilterProps) => (
  <Flex
    direction={{ base: 'column', sm: 'row' }}
    align={{ base: 'stretch', sm: 'center' }}
    justify="space-between"
    wrap="wrap"
    gap={12}
    mb={{ base: 4, sm: 12 }}
  >
    <Flex>
      <SearchField
        label={messages.search}
        query={filter.search}
        onQuery={(search) => onFilter({ ...filter, search })}
      />
    </Flex>
    <NativeSelect
      flex="none"
      aria-label={messages.filter}
      data={allStates()}
      value={filter.state ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onFilter({ ...filter, state: value === '' ? null : (value as QuoteState) })
      }
    />
  </Flex>
);

const Listed = ({ tenant, filter, onFilter }: FilterProps & { tenant: SellingTenant }) => {
  const { mayCreate } = useQuotePolicies(tenant);
  const list = useQuoteList(tenant, filter);
  if (!list.data)
    return (
      <NotLoaded
        what={messages.notFetched}
        query={list}
        skeleton={<RowsSkeleton label={messages.fetching} image={false} />}
      />
    );
  const quotes = list.data.pages.flatMap((page) => page.quotes);
  if (quotes.length === 0)
    return filter.search.trim() === '' && filter.state === null ? (
      <EmptyState
        drawing={<EmptyTray />}
        title={messages.none}
        help={mayCreate ? messages.noneHelp : messages.noneOfReseller}
        action={mayCreate ? <NewQuoteButton tenant={tenant} /> : undefined}
      />
    ) : (
      <EmptyState
        drawing={<EmptySearch />}
        title={messages.noneFound}
        help={messages.noneFoundHelp}
        action={<Button onClick={() => onFilter(NO_FILTER)}>{messages.showAll}</Button>}
      />
    );
  return (
    <>
      <QuotesTable quotes={quotes} paths={tenant.paths} withResellers={!tenant.isReseller} />
      <ShowMore label={messages.showMore} what={messages.notFetched} list={list} />
    </>
  );
};

const Quotes = ({ tenant }: { tenant: SellingTenant }) => {
  const [filter, setFilter] = useState(NO_FILTER);
  const search = useDebounced(filter.search, SETTLED_MS);
  return (
    <>
      <Toolbar filter={filter} onFilter={setFilter} />
      <Listed tenant={tenant} filter={{ ...filter, search }} onFilter={setFilter} />
    </>
  );
};

/** The quotes of the tenant on screen: an organisation's with those of its resellers. */
export const QuotesScreen = () => {
  const tenant = useSellingTenant();
  const actions = tenant && <Actions tenant={tenant} />;
  return (
    <>
      <PageHeader title={messages.title} actions={actions} phoneAction={actions} />
      <Box mt={{ base: 12, sm: 24 }} pb={40}>
        {tenant && <Quotes key={tenant.id} tenant={tenant} />}
      </Box>
      <Outlet />
    </>
  );
};

/** The Quotes tab of a reseller, whose page has the head. */
export const ResellerQuotes = () => {
  const tenant = useSellingTenant();
  return (
    <Box mt={{ base: 12, sm: 20 }}>
      {tenant && (
        <>
          <Flex justify="flex-end" mb={12}>
            <Actions tenant={tenant} />
          </Flex>
          <Quotes key={tenant.id} tenant={tenant} />
        </>
      )}
      <Outlet />
    </Box>
  );
};
