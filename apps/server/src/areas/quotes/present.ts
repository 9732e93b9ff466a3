import type { QuoteMessage, QuoteSummary, QuoteVersion } from '@vitrine/contract/quotes/schemas';
import { earliestDay } from '@vitrine/domain/dates/utc-day';
import { plainAddress } from '@vitrine/domain/enquiries/plain-address';
import { numberOfVersion, stateOfQuote } from '@vitrine/domain/quotes/quote-state';
import type { QuoteMessageRecord } from '@vitrine/store/quotes/messages';
import type { QuoteRecord } from '@vitrine/store/quotes/queries';
import type { QuoteVersionRecord } from '@vitrine/store/quotes/versions';
import { addressOfStoredDesign, type DesignToShow } from '../../design-images/stored-design.ts';
import type { Services } from '../../services.ts';

/** A quote in a list, with what its customer has: the draft's figures only count before it was sent. */
export function presentSummary(quote: QuoteRecord, now: Date): QuoteSummary {
  const { sentNet, sentTotal, sentValidUntil, sentAt } = quote;
  return {
    id: quote.id,
    organisation_id: quote.organisationId,
    number: quote.number,
    title: quote.title,
    customer: quote.customerName,
    state: stateOfQuote({ status: quote.status, validUntil: sentValidUntil }, earliestDay(now)),
    versions: quote.versions,
    has_changes: quote.hasChanges && quote.status !== 'accepted',
    currency: quote.currency,
    net: sentNet ?? quote.net,
    total: sentTotal ?? quote.total,
    valid_until: sentValidUntil ?? quote.validUntil,
    has_question: quote.hasQuestion,
    reseller: quote.resellerId === null ? null : { id: quote.resellerId, name: quote.resellerName ?? '' },
    enquiry_id: quote.enquiryId,
    configurator: configuratorOf(quote),
    created_at: quote.createdAt.toISOString(),
    updated_at: quote.updatedAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  };
}

export const configuratorOf = ({ configuratorId, configuratorName }: QuoteRecord): QuoteSummary['configurator'] =>
  configuratorId === null ? null : { id: configuratorId, name: configuratorName ?? '' };

/** The design of a quote in the version that its lines were calculated on; null without one. */
const storedDesignOf = ({ configuratorId, design }: QuoteRecord): DesignToShow | null =>
  design && {
    configuratorId,
    resellerId: design.resellerId,
    design: design.design,
    version: design.version === null ? null : Math.round(design.version * 1000),
  };

/** The image of a quote's design: that of its enquiry, for as long as that is stored, else as it is drawn. */
export function imageOfDesign(quote: QuoteRecord, services: Pick<Services, 'addresses' | 'secrets'>): string | null {
  if (quote.enquiryImage) return `${services.addresses.content}/${quote.enquiryImage}`;
  const stored = storedDesignOf(quote);
  return stored && addressOfStoredDesign(services, stored);
}

/** The page that shows a design: of the enquiry, for as long as that is stored. */
export const pageOfDesign = ({ enquiryUrl }: QuoteRecord): string | null => enquiryUrl && plainAddress(enquiryUrl);

export const presentVersion = ({ number }: QuoteRecord, version: QuoteVersionRecord): QuoteVersion => ({
  version: version.version,
  number: numberOfVersion(number, version.version),
  sent_at: version.sentAt.toISOString(),
  sent_by: version.sentBy,
  sent_to: version.sentTo,
  valid_until: version.validUntil,
  net: version.net,
  total: version.total,
  accepted: acceptanceOf(version),
});

export const acceptanceOf = ({
  acceptedAt,
  acceptedName,
}: Pick<QuoteVersionRecord, 'acceptedAt' | 'acceptedName'>): QuoteVersion['accepted'] =>
  acceptedAt === null ? null : { name: acceptedName ?? '', at: acceptedAt.toISOString() };

export const presentMessage = ({ id, sender, author, text, createdAt }: QuoteMessageRecord): QuoteMessage => ({
  id,
  from: sender,
  author,
  text,
  at: createdAt.toISOString(),
});
