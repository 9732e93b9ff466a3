import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import { quoteTitles } from '@vitrine/contract/quotes/titles';
import { isMissing } from '../../calls/api-error.ts';
import { MissingPage } from '../../routes/error-pages.tsx';
import { type SellingTenant, useSellingTenant } from '../../tenant/useSellingTenant.ts';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { FieldsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { BackLink, PageHeader } from '../../ui/page/PageHeader.tsx';
import { QuoteEditor } from './editor/QuoteEditor.tsx';
import { quoteQuery, useQuoteId } from './quote-queries.ts';

const Loaded = ({ tenant, quoteId }: { tenant: SellingTenant; quoteId: number }) => {
  const query = useQuery(quoteQuery(tenant, quoteId));
  if (isMissing(query.error)) return <MissingPage />;
  if (query.data) return <QuoteEditor tenant={tenant} quote={query.data} />;
  return (
    <>
      <PageHeader title={quoteTitles.quoteTitle} path={<BackLink to={tenant.paths.quotes}>{messages.back}</BackLink>} />
      <Box mt={24}>
        <NotLoaded
          what={messages.theQuote}
          query={query}
          skeleton={<FieldsSkeleton label={messages.fetching} fields={6} />}
        />
      </Box>
    </>
  );
};

/** One quote. */
export const QuoteScreen = () => {
  const tenant = useSellingTenant();
  const quoteId = useQuoteId();
  return tenant && <Loaded key={`${tenant.id} ${quoteId}`} tenant={tenant} quoteId={quoteId} />;
};
