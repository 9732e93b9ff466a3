import type { quoteLinkRoutes } from '@vitrine/contract/quotes/link-routes';
import { call, callFile } from '../../../calls/call.ts';

/* The token of a link travels in bodies only, which no log holds. */

const PUBLIC = { answersSignedOut: true };

export const readLinkedQuote = (token: string) =>
  call<typeof quoteLinkRoutes.readLinkedQuote>('POST', '/quote-links/read', { body: { token } }, PUBLIC);

export const acceptLinkedQuote = (token: string, name: string) =>
  call<typeof quoteLinkRoutes.acceptLinkedQuote>('POST', '/quote-links/accept', { body: { token, name } }, PUBLIC);

export const declineLinkedQuote = (token: string, reason: string) =>
  call<typeof quoteLinkRoutes.declineLinkedQuote>('POST', '/quote-links/decline', { body: { token, reason } }, PUBLIC);

export const askAboutLinkedQuote = (token: string, text: string) =>
  call<typeof quoteLinkRoutes.askAboutLinkedQuote>('POST', '/quote-links/ask', { body: { token, text } }, PUBLIC);

export const readLinkedQuotePdf = (token: string) =>
  callFile<typeof quoteLinkRoutes.readLinkedQuotePdf>('POST', '/quote-links/pdf', { body: { token } });
