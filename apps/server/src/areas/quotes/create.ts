import { cutText } from '@vitrine/contract/characters/cut-text';
import type { Input } from '@vitrine/contract/define-route';
import { AppError } from '@vitrine/contract/errors';
import { DEFAULT_CURRENCY } from '@vitrine/contract/prices/currencies';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import type { quoteRoutes } from '@vitrine/contract/quotes/routes';
import { type Quote, type QuoteContent, quoteCustomer } from '@vitrine/contract/quotes/schemas';
import { quoteValidation as messages } from '@vitrine/contract/quotes/validation-messages';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { utcDay } from '@vitrine/domain/dates/utc-day';
import { savingIssue } from '@vitrine/domain/quotes/quote-state';
import { sumsOfQuote } from '@vitrine/domain/quotes/quote-sums';
import { listConfigurators } from '@vitrine/store/configurators/queries';
import { storedEmailKey } from '@vitrine/store/email-key';
import { type EnquiryRecord, findEnquiry } from '@vitrine/store/enquiries/queries';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { findNewestQuote, findQuote, insertQuote, lockSources } from '@vitrine/store/quotes/queries';
import { scopeOfOrganisation } from '@vitrine/store/scope';
import type { StoredDesign } from '@vitrine/store/tables/quotes';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { readOnce } from '../../hosting/version-files.ts';
import { configuratorOfDesign } from '../../pricing/configurator-of-design.ts';
import { readLiveFile } from '../../pricing/live-files.ts';
import type { Services } from '../../services.ts';
import { linesOf } from './design-lines.ts';
import { asSeller, scopeOfSeller, sellerInScope } from './in-scope.ts';
import { takeNumber } from './numbering.ts';
import { configuratorToPrice } from './priced-configurator.ts';
import { publishQuote } from './publish.ts';
import { quoteAfter } from './whole-quote.ts';

type NewQuote = Input<typeof quoteRoutes.createQuote>['body'];

/** What a new quote begins with. Terms, notes and the last day come from the settings unless it is a copy. */
interface InitialQuote {
  enquiryId: number | null;
  configuratorId: number | null;
  design: StoredDesign | null;
  currency: string;
  content: Omit<QuoteContent, 'valid_until' | 'notes' | 'terms'> & Partial<Pick<QuoteContent, 'notes' | 'terms'>>;
}

/**
 * Creates a draft with the next number of the seller's series. Rejects a seller that the caller does not sell for, and
 * as missing an enquiry, a quote or a configurator that the seller does not see. What it begins with is read once the
 * seller is locked: a person who is erased at the same moment is erased from the new quote too, or is not in it. Only the
 * catalogue is read before, because a slow file store would keep all others who sell for the seller waiting.
 */
export async function createQuote(reading: Services, caller: Caller, id: number, input: NewQuote): Promise<Quote> {
  const services = { ...reading, versionFiles: readOnce(reading.versionFiles) };
  const { db, clock } = services;
  const tenant = await sellerInScope(db, caller, id);
  await readCatalogue(services, tenant, input);
  return db.transaction().execute(async (transaction) => {
    const now = clock();
    const { number, settings } = await takeNumber(transaction, tenant.id, now);
    const { content: initial, ...row } = await readInitialQuote({ ...services, db: transaction }, tenant, input);
    const content: QuoteContent = {
      notes: settings.notes,
      terms: settings.terms,
      ...initial,
      valid_until: utcDay(new Date(now.getTime() + settings.valid_days * DAY_MS)),
    };
    const issue = savingIssue(content);
    if (issue) throw new AppError('request.invalid', { errors: { design: [issue] } });
    const { net, total } = sumsOfQuote(content);
    const quote = await insertQuote(transaction, {
      ...asSeller(tenant),
      ...{ ...row, number, net, total, createdAt: now, updatedAt: now },
      ...(await lockSources(transaction, row)),
      design: row.design && JSON.stringify(row.design),
      content: JSON.stringify(content),
      customerEmailKey: storedEmailKey(content.customer.email),
    });
    await recordAuditEvent(services, transaction, caller, 'quotes.created', { within: tenant, subject: number });
    await publishQuote(transaction, { ...asSeller(tenant), id: quote.id });
    return quoteAfter(services, transaction, caller, quote.id);
  });
}

/** Reads the data file that the lines of a new quote are calculated with, where they are. */
async function readCatalogue(
  services: Services,
  tenant: OrganisationRecord,
  { enquiry_id, design }: NewQuote,
): Promise<void> {
  const scope = scopeOfSeller(asSeller(tenant));
  const enquiry = enquiry_id === undefined ? undefined : await findEnquiry(services.db, scope, enquiry_id);
  const live = enquiry
    ? await configuratorOfDesign(services.db, enquiry, scope)
    : design && (await configuratorToPrice(services.db, tenant, design));
  if (live && live.version !== null) await readLiveFile(services, live.record, live.version);
}

function readInitialQuote(services: Services, tenant: OrganisationRecord, input: NewQuote): Promise<InitialQuote> {
  if (input.copy_of !== undefined) return copyQuote(services, tenant, input.copy_of, input);
  if (input.enquiry_id !== undefined) return startFromEnquiry(services, tenant, input.enquiry_id, input);
  return startFromDesign(services, tenant, input);
}

/** A copy has the prices of the original, and its currency. */
async function copyQuote(
  { db }: Services,
  tenant: OrganisationRecord,
  id: number,
  input: NewQuote,
): Promise<InitialQuote> {
  const seller = asSeller(tenant);
  const quote = await findQuote(db, scopeOfSeller(seller), id);
  if (!quote || quote.resellerId !== seller.resellerId) throw new AppError('resource.missing');
  const { enquiryId, configuratorId, design, currency, content } = quote;
  if (input.currency !== undefined && input.currency !== currency) rejectField('currency', messages.otherCurrency);
  const { valid_until: _validUntil, ...rest } = content;
  const customer = { ...rest.customer, ...(input.customer_name && { name: input.customer_name }) };
  return { enquiryId, configuratorId, design, currency, content: { ...rest, customer } };
}

/** With the lines of the enquiry's design where it can still be priced. The enquiry is locked until the quote is stored. */
async function startFromEnquiry(
  services: Services,
  tenant: OrganisationRecord,
  id: number,
  input: NewQuote,
): Promise<InitialQuote> {
  const scope = scopeOfSeller(asSeller(tenant));
  await lockSources(services.db, { enquiryId: id, configuratorId: null });
  const enquiry = await findEnquiry(services.db, scope, id);
  if (!enquiry) throw new AppError('resource.missing');
  const { configuratorId, resellerId, measures } = enquiry;
  const customer = customerOf(enquiry, input.customer_name);
  const live = enquiry.design === '' ? null : await configuratorOfDesign(services.db, enquiry, scope);
  const priced =
    live && (await linesOf(services, live, { ...enquiry, currency: input.currency }).catch(nullIfRejected));
  const defaults = await findDefaults(services, tenant);
  return {
    enquiryId: enquiry.id,
    configuratorId,
    design: live && { design: enquiry.design, version: priced?.version ?? null, measures, resellerId },
    currency: priced?.currency ?? input.currency ?? live?.record.currency ?? defaults.currency,
    content: {
      title: cutText(enquiry.configuratorName ?? '', limits.titleMaximum),
      customer,
      tax_included: priced?.tax_included ?? defaults.taxIncluded,
      lines: priced?.lines ?? [],
    },
  };
}

async function startFromDesign(
  services: Services,
  tenant: OrganisationRecord,
  { design: chosen, currency, customer_name: name = '' }: NewQuote,
): Promise<InitialQuote> {
  const customer = { name, email: '', phone: '', address: '' };
  const defaults = await findDefaults(services, tenant);
  if (!chosen) {
    const content = { title: '', customer, tax_included: defaults.taxIncluded, lines: [] };
    return { enquiryId: null, configuratorId: null, design: null, currency: currency ?? defaults.currency, content };
  }
  const configurator = await configuratorToPrice(services.db, tenant, chosen);
  const priced = await linesOf(services, configurator, { design: chosen.design, measures: {}, currency });
  return {
    enquiryId: null,
    configuratorId: configurator.record.id,
    design: {
      design: chosen.design,
      version: priced.version,
      measures: {},
      resellerId: configurator.reseller?.id ?? null,
    },
    currency: priced.currency,
    content: {
      title: cutText(configurator.record.name, limits.titleMaximum),
      customer,
      tax_included: priced.tax_included,
      lines: priced.lines,
    },
  };
}

/** Currency and tax of the seller's newest quote; without any, those of its organisation's first configurator. */
async function findDefaults(
  { db }: Services,
  { id, parentId }: OrganisationRecord,
): Promise<{ currency: string; taxIncluded: boolean }> {
  const newest = await findNewestQuote(db, id);
  if (newest) return { currency: newest.currency, taxIncluded: newest.content.tax_included };
  const [first] = await listConfigurators(db, scopeOfOrganisation(parentId ?? id));
  return { currency: first?.currency ?? DEFAULT_CURRENCY, taxIncluded: true };
}

/** The visitor as customer; an address that email does not reach is left out. */
function customerOf({ name, email, phone, postcode }: EnquiryRecord, chosen = ''): QuoteContent['customer'] {
  const customer = {
    name: cutText(chosen || name, limits.customerNameMaximum),
    phone: cutText(phone ?? '', limits.phoneMaximum),
    address: cutText(postcode ?? '', limits.addressMaximum),
  };
  const checked = quoteCustomer.safeParse({ ...customer, email });
  return checked.success ? checked.data : { ...customer, email: '' };
}

function nullIfRejected(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

function rejectField(field: string, message: string): never {
  throw new AppError('request.invalid', { errors: { [field]: [message] } });
}
