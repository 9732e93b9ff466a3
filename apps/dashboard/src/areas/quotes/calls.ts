import type { RouteRequest } from '@vitrine/contract/define-route';
import type { quoteRoutes } from '@vitrine/contract/quotes/routes';
import type { NewQuote, QuoteContent, QuoteSettingsChange } from '@vitrine/contract/quotes/schemas';
import { call } from '../../calls/call.ts';

export type QuotePage = RouteRequest<typeof quoteRoutes.listQuotes>['query'];

export const listQuotes = (organisationId: number, query: QuotePage) =>
  call<typeof quoteRoutes.listQuotes>('GET', '/organisations/:organisationId/quotes', {
    params: { organisationId },
    query,
  });

export const createQuote = (organisationId: number, body: NewQuote) =>
  call<typeof quoteRoutes.createQuote>('POST', '/organisations/:organisationId/quotes', {
    params: { organisationId },
    body,
  });

export const readQuoteSettings = (organisationId: number) =>
  call<typeof quoteRoutes.readQuoteSettings>('GET', '/organisations/:organisationId/quote-settings', {
    params: { organisationId },
  });

export const changeQuoteSettings = (organisationId: number, body: QuoteSettingsChange) =>
  call<typeof quoteRoutes.changeQuoteSettings>('PUT', '/organisations/:organisationId/quote-settings', {
    params: { organisationId },
    body,
  });

export const readQuote = (quoteId: number) =>
  call<typeof quoteRoutes.readQuote>('GET', '/quotes/:quoteId', { params: { quoteId } });

export const saveQuote = (quoteId: number, revision: number, content: QuoteContent) =>
  call<typeof quoteRoutes.saveQuote>('PUT', '/quotes/:quoteId', { params: { quoteId }, body: { revision, content } });

export const deleteQuote = (quoteId: number) =>
  call<typeof quoteRoutes.deleteQuote>('DELETE', '/quotes/:quoteId', { params: { quoteId } });

export const calculateDesignLines = (quoteId: number) =>
  call<typeof quoteRoutes.calculateDesignLines>('POST', '/quotes/:quoteId/design-lines', { params: { quoteId } });

export const sendQuote = (quoteId: number, revision: number) =>
  call<typeof quoteRoutes.sendQuote>('POST', '/quotes/:quoteId/send', { params: { quoteId }, body: { revision } });

export const loseQuote = (quoteId: number, revision: number, reason: string) =>
  call<typeof quoteRoutes.loseQuote>('POST', '/quotes/:quoteId/lost', {
    params: { quoteId },
    body: { revision, reason },
  });

export const reopenQuote = (quoteId: number, revision: number) =>
  call<typeof quoteRoutes.reopenQuote>('POST', '/quotes/:quoteId/reopen', { params: { quoteId }, body: { revision } });

export const answerCustomer = (quoteId: number, text: string) =>
  call<typeof quoteRoutes.answerCustomer>('POST', '/quotes/:quoteId/answers', { params: { quoteId }, body: { text } });

/** Address of the PDF of the draft, or of a sent state. */
export const pdfAddress = (quoteId: number, version?: number): string =>
  `/api/quotes/${quoteId}/pdf${version === undefined ? '' : `?version=${version}`}`;

/** Address of the parts list as a file. */
export const partsAddress = (quoteId: number, format: 'csv' | 'xlsx'): string =>
  `/api/quotes/${quoteId}/parts/${format}`;
