import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Quote } from '@vitrine/contract/quotes/schemas';
import { mayChangeQuoteSettings, mayEditQuote } from '@vitrine/domain/policies/quotes';
import { useSession } from '../../session/session.ts';
import type { SellingTenant } from '../../tenant/useSellingTenant.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { listQuotes, readQuote, readQuoteSettings } from './calls.ts';

const keyOf = ({ key, id }: SellingTenant) => [...key, 'quotes', id] as const;

/** Every list of quotes of a tenant starts with it. */
export const listsKey = (tenant: SellingTenant) => [...keyOf(tenant), 'list'] as const;

/** A quote. It is not read again by itself: a save says when somebody else has changed it. */
export const quoteQuery = (tenant: SellingTenant, quoteId: number) =>
  queryOptions({
    queryKey: [...keyOf(tenant), 'quote', quoteId],
    queryFn: () => readQuote(quoteId),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The quotes of one enquiry. */
export const enquiryQuotesQuery = (tenant: SellingTenant, enquiry: number) =>
  queryOptions({
    queryKey: [...listsKey(tenant), 'enquiry', enquiry],
    queryFn: () => listQuotes(tenant.id, { enquiry }),
    staleTime: 0,
  });

export const settingsQuery = (tenant: SellingTenant) =>
  queryOptions({
    queryKey: [...keyOf(tenant), 'settings'],
    queryFn: () => readQuoteSettings(tenant.id),
    staleTime: 0,
    gcTime: 0,
  });

/** The id of the quote in the address. */
export const useQuoteId = (): number => Number((useParams({ strict: false }) as { quoteId?: string }).quoteId);

/** Shows a changed quote on its page, and reads the lists again. */
export const takeQuote = (queryClient: QueryClient, tenant: SellingTenant, quote: Quote): void => {
  queryClient.setQueryData(quoteQuery(tenant, quote.id).queryKey, quote);
  void queryClient.invalidateQueries({ queryKey: listsKey(tenant) });
};

/** What the user may do with the quotes of the tenant on screen. */
export const useQuotePolicies = (tenant: SellingTenant): { mayCreate: boolean; mayChangeSettings: boolean } => {
  const { user } = useSession();
  const { parent, resellerId } = useTenant();
  const reseller = resellerId ?? user.reseller?.id ?? null;
  const seller = { organisationId: parent?.id ?? tenant.id, resellerId: reseller };
  return { mayCreate: mayEditQuote(user, seller), mayChangeSettings: mayChangeQuoteSettings(user, seller) };
};
