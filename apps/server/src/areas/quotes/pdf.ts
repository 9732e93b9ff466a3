import { AppError } from '@vitrine/contract/errors';
import { currentLanguage } from '@vitrine/contract/texts/translations';
import { numberOfVersion } from '@vitrine/domain/quotes/quote-state';
import type { QuoteWithContent } from '@vitrine/store/quotes/queries';
import { findQuoteVersion, type QuoteVersionRecord } from '@vitrine/store/quotes/versions';
import { sheetLanguageOf } from '@vitrine/texts/sheets';
import type { Caller } from '../../accounts/caller.ts';
import { drawPdf } from '../../pdf/draw-pdf.ts';
import { composeQuote } from '../../quote-pdf/compose-quote.ts';
import { documentOf } from '../../quote-pdf/document-of.ts';
import type { QuoteDocument } from '../../quote-pdf/quote-document.ts';
import { inRequest, newRequestId, requestId } from '../../request/request-id.ts';
import { readTexts } from '../../request/request-language.ts';
import type { Services } from '../../services.ts';
import { quoteInScope, tenantOfQuote } from './in-scope.ts';
import { quoteOfVersion, versionOfLink } from './links/linked-quote.ts';
import { sellerOf } from './numbering.ts';
import { acceptanceOf } from './present.ts';

/** A download: its bytes, and the name without its ending. */
export interface QuotePdf {
  bytes: Buffer;
  number: string;
}

/** The draft as PDF, or a sent state; without a version an accepted quote as it was accepted. Rejects a version that was not sent. */
export async function pdfOfQuote(
  services: Services,
  caller: Caller,
  id: number,
  version: number | undefined,
): Promise<QuotePdf> {
  const quote = await quoteInScope(services.db, caller, id);
  // Nothing is sent after an acceptance, so the newest state is the accepted one.
  const requested = version ?? (quote.status === 'accepted' ? quote.versions : undefined);
  if (requested === undefined) return draftPdf(services, quote);
  const sent = await findQuoteVersion(services.db, quote.id, requested);
  if (!sent) throw new AppError('resource.missing');
  return versionPdf(services, quote, sent);
}

/** The sent state that a customer's link leads to. */
export async function pdfOfLink(services: Services, token: string): Promise<QuotePdf> {
  const version = await versionOfLink(services, token);
  return versionPdf(services, await quoteOfVersion(services.db, version), version);
}

async function draftPdf(services: Services, quote: QuoteWithContent): Promise<QuotePdf> {
  const tenant = await tenantOfQuote(services.db, quote);
  const seller = sellerOf(tenant);
  const { number, content } = quote;
  const state = { quote, content, number, sentAt: services.clock(), seller, accepted: null, isDraft: true };
  return drawn(tenant.id, await documentOf(services, tenant, state));
}

async function versionPdf(
  services: Services,
  quote: QuoteWithContent,
  { content, seller, sentAt, ...version }: QuoteVersionRecord,
): Promise<QuotePdf> {
  const tenant = await tenantOfQuote(services.db, quote);
  const number = numberOfVersion(quote.number, version.version);
  const accepted = acceptanceOf(version);
  const state = { quote, content, number, sentAt, seller, accepted, isDraft: false };
  return drawn(tenant.id, await documentOf(services, tenant, state));
}

/** In the reader's language, where a PDF can be. */
async function drawn(tenantId: number, document: QuoteDocument): Promise<QuotePdf> {
  const language = sheetLanguageOf(currentLanguage());
  await readTexts(language);
  const composed = inRequest(requestId() ?? newRequestId(), () => composeQuote(document), language);
  const bytes = await drawPdf(tenantId, 'drawQuotePdf', composed);
  return { bytes, number: document.number };
}
