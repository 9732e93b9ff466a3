import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PricedArticle, PriceList } from '@vitrine/contract/prices/schemas';
import { useDeferredValue } from 'react';
import { isMissing } from '../../calls/api-error.ts';
import { MissingPage } from '../../routes/error-pages.tsx';
import { useOpenedReseller } from '../../tenant/reseller-queries.ts';
import type { SellingTenant } from '../../tenant/useSellingTenant.ts';
import { isForeign, useTenant } from '../../tenant/useTenant.ts';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { DetailPage } from '../../ui/page/DetailPage.tsx';
import { PriceListEditor } from './editor/PriceListEditor.tsx';
import { ListState } from './lists/ListState.tsx';
import { articlesQuery, listQuery, useListId } from './price-queries.ts';
import { WithPrices } from './WithPrices.tsx';

interface PreparedProps {
  tenant: SellingTenant;
  list: PriceList;
  articles: PricedArticle[];
}

/** Many articles take longer than a frame to render. Deferred, React renders them in slices and the page stays responsive. */
const Prepared = ({ tenant, list, articles }: PreparedProps) => {
  const shown = useDeferredValue<PricedArticle[] | null>(articles, null);
  if (shown === null) return <RowsSkeleton label={messages.fetchingList} image={false} />;
  return <PriceListEditor tenant={tenant} list={list} articles={shown} />;
};

const Loaded = ({ tenant, listId }: { tenant: SellingTenant; listId: number }) => {
  const list = useQuery(listQuery(tenant, listId));
  const articles = useQuery(articlesQuery(tenant));
  const { openedId } = useTenant();
  const reseller = useOpenedReseller();
  if (isMissing(list.error) || isForeign(reseller.data, openedId)) return <MissingPage />;
  return (
    <DetailPage
      title={list.data?.name ?? messages.title}
      back={{ to: tenant.paths.prices, label: messages.title }}
      badge={list.data && <ListState list={list.data} />}
    >
      {list.data && articles.data ? (
        <Prepared tenant={tenant} list={list.data} articles={articles.data} />
      ) : (
        <Box mt={24}>
          <NotLoaded
            what={list.data ? messages.articles : messages.theList}
            query={list.data ? articles : list}
            skeleton={<RowsSkeleton label={messages.fetchingList} image={false} />}
          />
        </Box>
      )}
    </DetailPage>
  );
};

/** One price list with all articles. */
export const PriceListScreen = () => {
  const listId = useListId();
  return (
    <WithPrices>
      {(tenant) => tenant && <Loaded key={`${tenant.id} ${listId}`} tenant={tenant} listId={listId} />}
    </WithPrices>
  );
};
