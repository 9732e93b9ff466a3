import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import { quoteTitles } from '@vitrine/contract/quotes/titles';
import { isMissing } from '../../calls/api-error.ts';
import { MissingPage } from '../../routes/error-pages.tsx';
import { type SellingTenant, useSellingTenant } from '../../tenant/useSellingTenant.ts';
import { isForeign, useTenant } from '../../tenant/useTenant.ts';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { FieldsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { DetailPage } from '../../ui/page/DetailPage.tsx';
import { QuoteEditor } from './editor/QuoteEditor.tsx';
import { QuoteState } from './list/QuoteState.tsx';
import { quoteQuery, useQuoteId } from './quote-queries.ts';

const Loaded = ({ tenant, quoteId }: { tenant: SellingTenant; quoteId: number }) => {
  const { openedId, resellerId } = useTenant();
  const query = useQuery(quoteQuery(tenant, quoteId));
  const quote = query.data;
  const isAnothers = quote !== undefined && resellerId !== null && quote.reseller?.id !== resellerId;
  if (isMissing(query.error) || isForeign(quote, openedId) || isAnothers) return <MissingPage />;
  return (
    <DetailPage
      title={quote?.number ?? quoteTitles.quoteTitle}
      back={{ to: tenant.paths.quotes, label: messages.back }}
      badge={quote && <QuoteState quote={quote} />}
    >
      {quote ? (
        <QuoteEditor tenant={tenant} quote={quote} />
      ) : (
        <Box mt={24}>
          <NotLoaded
            what={messages.theQuote}
            query={query}
            skeleton={<FieldsSkeleton label={messages.fetching} fields={6} />}
          />
        </Box>
      )}
    </DetailPage>
  );
};

/** One quote. */
export const QuoteScreen = () => {
  const tenant = useSellingTenant();
  const quoteId = useQuoteId();
  return tenant && <Loaded key={`${tenant.id} ${quoteId}`} tenant={tenant} quoteId={quoteId} />;
};
