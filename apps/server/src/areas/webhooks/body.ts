import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import { currencyDecimals } from '@vitrine/contract/prices/currencies';
import { earliestDay } from '@vitrine/domain/dates/utc-day';
import { stageOf } from '@vitrine/domain/enquiries/stage';
import { stateOfQuote } from '@vitrine/domain/quotes/quote-state';
import type { EnquiryRecord } from '@vitrine/store/enquiries/queries';
import type { QuoteRecord } from '@vitrine/store/quotes/queries';
import type { DeliveryRecord } from '@vitrine/store/webhooks/queries';

/** The payload about a quote: the event, when it happened, and the quote as it is now. */
export function quoteBody(delivery: DeliveryRecord, quote: QuoteRecord, now: Date): string {
  const { id, status, sentValidUntil: validUntil, configuratorId, configuratorName } = quote;
  return JSON.stringify({
    type: delivery.event,
    timestamp: delivery.createdAt.toISOString(),
    data: {
      quote: {
        id,
        number: quote.number,
        versions: quote.versions,
        state: stateOfQuote({ status, validUntil }, earliestDay(now)),
        lost_reason: quote.lostReason,
        currency: quote.currency,
        decimals: currencyDecimals(quote.currency),
        net: quote.sentNet,
        total: quote.sentTotal,
        valid_until: validUntil,
        customer: { name: quote.customerName, email: quote.customerEmail },
        enquiry_id: quote.enquiryId,
        configurator: configuratorId && { id: configuratorId, name: configuratorName },
        reseller_id: quote.resellerId,
      },
    },
  });
}

/** The payload about an enquiry: the event, when it happened, and the enquiry as it is now. */
export const enquiryBody = (delivery: DeliveryRecord, enquiry: EnquiryRecord, content: string): string =>
  bodyWith(delivery, enquiryData(enquiry, content));

/** The payload of a test. */
export const sampleBody = (delivery: DeliveryRecord): string => bodyWith(delivery, SAMPLE);

const bodyWith = (delivery: DeliveryRecord, enquiry: ReturnType<typeof enquiryData> | typeof SAMPLE): string =>
  JSON.stringify({
    type: delivery.event,
    timestamp: delivery.createdAt.toISOString(),
    data: { enquiry, ...(delivery.event === 'enquiry.stage_changed' && { change: delivery.detail }) },
  });

const enquiryData = (enquiry: EnquiryRecord, content: string) => ({
  id: enquiry.id,
  created_at: enquiry.createdAt.toISOString(),
  stage: stageOf(enquiry),
  name: enquiry.name,
  email: enquiry.email,
  phone: enquiry.phone,
  postcode: enquiry.postcode,
  budget: enquiry.budget,
  custom_fields: enquiry.customFields,
  language: enquiry.language,
  terms_accepted: enquiry.termsAccepted,
  configurator: enquiry.configuratorId && { id: enquiry.configuratorId, name: enquiry.configuratorName },
  reseller_id: enquiry.resellerId,
  scene: enquiry.sceneName,
  design: enquiry.design,
  page: enquiry.url,
  image: enquiry.image && `${content}/${enquiry.image}`,
  items: (enquiry.items as DesignItem[]).map(({ component, name }) => ({ component: component ?? null, name })),
});

/** The sample enquiry of a test, in the same form as a real one. */
const SAMPLE = {
  id: 0,
  created_at: '2026-01-01T09:00:00.000Z',
  stage: 'New',
  name: 'Sample Visitor',
  email: 'sample.visitor@example.com',
  phone: '020 7946 0000',
  postcode: 'SW1A 1AA',
  budget: '10,000',
  custom_fields: {},
  language: 'en-gb',
  terms_accepted: true,
  configurator: { id: 0, name: 'Sample kitchen' },
  reseller_id: null,
  scene: null,
  design: '',
  page: 'https://www.example.com/kitchens',
  image: null,
  items: [{ component: 'Doors', name: 'Sample door' }],
};
