import { Box, Button, Flex } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { SellingTenant } from '../../tenant/useSellingTenant.ts';
import { useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { ListsTable } from './lists/ListsTable.tsx';
import { VisitorSettings } from './lists/VisitorSettings.tsx';
import { usePriceLists } from './price-queries.ts';
import { WithPrices } from './WithPrices.tsx';

const NewListButton = ({ tenant }: { tenant: SellingTenant }) => {
  const phone = usePhone();
  const openModal = useOpenModal();
  return (
    <Button
      variant="filled"
      size={phone ? 'xs' : 'sm'}
      leftSection={<IconPlus size={16} stroke={1.6} />}
      onClick={() => openModal(tenant.paths.newPriceList)}
    >
      {messages.newList}
    </Button>
  );
};

const PriceLists = ({ tenant }: { tenant: SellingTenant }) => {
  const query = usePriceLists(tenant);
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        what={messages.notFetched}
        query={query}
        skeleton={<RowsSkeleton label={messages.fetching} image={false} />}
      />
    );
  const { lists, settings } = data;
  return (
    <>
      {lists.length === 0 ? (
        <EmptyState title={messages.none} help={messages.noneHelp} action={<NewListButton tenant={tenant} />} />
      ) : (
        <Section title={messages.listsTitle} help={messages.listsHelp}>
          <ListsTable lists={lists} paths={tenant.paths} />
        </Section>
      )}
      <Section title={messages.shownTitle} help={messages.shownHelp}>
        <VisitorSettings key={tenant.id} tenant={tenant} settings={settings} />
      </Section>
    </>
  );
};

/** The price lists of the tenant on screen, and what visitors see of them. */
export const PricesScreen = () => (
  <WithPrices>
    {(tenant) => {
      const add = tenant && <NewListButton tenant={tenant} />;
      return (
        <>
          <PageHeader title={messages.title} actions={add} phoneAction={add} />
          <Box mt={{ base: 12, sm: 24 }} pb={40}>
            {tenant && <PriceLists key={tenant.id} tenant={tenant} />}
          </Box>
          <Outlet />
        </>
      );
    }}
  </WithPrices>
);

/** The Prices tab of a reseller, whose page has the head. */
export const ResellerPrices = () => (
  <WithPrices>
    {(tenant) => (
      <Box mt={{ base: 12, sm: 20 }}>
        {tenant && (
          <>
            <Flex justify="flex-end" mb={12}>
              <NewListButton tenant={tenant} />
            </Flex>
            <PriceLists key={tenant.id} tenant={tenant} />
          </>
        )}
        <Outlet />
      </Box>
    )}
  </WithPrices>
);
