import { randomBytes } from 'node:crypto';
import { typeName } from '@vitrine/contract/configurators/limits';
import { DEFAULT_QUOTE_SETTINGS, type QuoteContent, type QuoteLine } from '@vitrine/contract/quotes/schemas';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { utcDay } from '@vitrine/domain/dates/utc-day';
import { modelOf } from '@vitrine/domain/design/model-of';
import { partsModelOf } from '@vitrine/domain/design/parts-of';
import { linesOfDesign } from '@vitrine/domain/quotes/design-lines';
import { numberOfQuote } from '@vitrine/domain/quotes/quote-state';
import { sumsOfQuote } from '@vitrine/domain/quotes/quote-sums';
import type { Database } from '@vitrine/store/database';
import { storedEmailKey } from '@vitrine/store/email-key';
import { updateOrganisation } from '@vitrine/store/organisations/queries';
import { insertQuote } from '@vitrine/store/quotes/queries';
import { insertQuoteVersion } from '@vitrine/store/quotes/versions';
import type { DemoPlan } from '../../../../demo/seed-plan.ts';
import { NORTHSIDE, OAKLINE } from '../../../../demo/src/organisations.ts';
import { presentPrice } from '../pricing/present-price.ts';
import { priceOfParts } from '../pricing/price-of-design.ts';
import type { Services } from '../services.ts';
import { type SeededContent, typeIdOf } from './seed-content.ts';
import { type Ids, idOf } from './seed-ids.ts';

const CURRENCY = 'GBP';
const VAT = 2000;
const COLOUR = '#1F6F5F';
const TERMS =
  'A deposit of 40 % is due with the order, the balance on the day of delivery.\nLead time: six to eight weeks.';

const typed = { sku: null, unit: 'piece', discount: 0, tax_rate: VAT } as const;
const DELIVERY: QuoteLine = {
  ...typed,
  id: 'delivery',
  kind: 'delivery',
  name: 'Delivery',
  quantity: 1,
  unit_price: 9500,
};
const FITTING: QuoteLine = {
  ...typed,
  id: 'fitting',
  kind: 'fitting',
  name: 'Fitting',
  quantity: 16,
  unit_price: 5200,
};
const OWN: QuoteLine[] = [
  { ...typed, id: 'survey', kind: 'own', name: 'Site survey', quantity: 1, unit_price: 15_000 },
  {
    ...typed,
    id: 'removal',
    kind: 'own',
    name: 'Removal of the old kitchen',
    quantity: 1,
    unit_price: 65_000,
    discount: 1000,
  },
];

interface DemoQuote {
  /** Its place in the seller's series. */
  place: number;
  daysAgo: number;
  status: 'draft' | 'sent' | 'accepted';
  /** From the newest enquiry of the seller; otherwise from nothing. */
  isFromEnquiry: boolean;
  lines: QuoteLine[];
  customer: QuoteContent['customer'];
}

const CUSTOMER = {
  name: 'Harriet Cole',
  email: 'harriet.cole@example.com',
  phone: '',
  address: '3 Mill Lane\nLeeds LS6 2QT',
};

const SELLERS: { organisationKey: string; prefix: string; quotes: DemoQuote[] }[] = [
  {
    organisationKey: OAKLINE,
    prefix: 'OAK-',
    quotes: [
      { place: 1, daysAgo: 4, status: 'sent', isFromEnquiry: true, lines: [DELIVERY], customer: CUSTOMER },
      {
        place: 2,
        daysAgo: 1,
        status: 'draft',
        isFromEnquiry: false,
        lines: [...OWN, DELIVERY, FITTING],
        customer: CUSTOMER,
      },
    ],
  },
  {
    organisationKey: NORTHSIDE,
    prefix: 'NS-',
    quotes: [
      { place: 1, daysAgo: 9, status: 'accepted', isFromEnquiry: true, lines: [DELIVERY, FITTING], customer: CUSTOMER },
    ],
  },
];

/**
 * Quotes in three states: one that is with its customer, one that a reseller's customer has accepted, and a draft. Their
 * enquiries stay in the stages that they have, and no email is sent.
 */
export async function insertQuotes(
  services: Services,
  plan: DemoPlan,
  contents: ReadonlyMap<string, SeededContent>,
  ids: Ids,
): Promise<void> {
  const { db, clock } = services;
  for (const { organisationKey, prefix, quotes } of SELLERS) {
    const tenantId = idOf(ids.organisations, organisationKey);
    const { name, address } = plan.organisations.find(({ key }) => key === organisationKey) ?? {
      name: '',
      address: '',
    };
    const details = `${address ?? ''}\nVAT no. GB 123 4567 89`.trim();
    const settings = {
      ...DEFAULT_QUOTE_SETTINGS,
      prefix,
      seller: details,
      colour: COLOUR,
      terms: TERMS,
      next_number: quotes.length + 1,
    };
    await updateOrganisation(db, tenantId, { quoteSettings: JSON.stringify(settings) }, clock());
    for (const quote of quotes) {
      const seller = { organisationKey, name, details, prefix };
      await insertOne(db, { plan, contents, ids, now: clock(), seller }, quote);
    }
  }
}

interface Seeding {
  plan: DemoPlan;
  contents: ReadonlyMap<string, SeededContent>;
  ids: Ids;
  now: Date;
  seller: { organisationKey: string; name: string; details: string; prefix: string };
}

async function insertOne(db: Database, seeding: Seeding, quote: DemoQuote): Promise<void> {
  const { plan, ids, now, seller } = seeding;
  const organisation = plan.organisations.find(({ key }) => key === seller.organisationKey);
  const tenantId = idOf(ids.organisations, seller.organisationKey);
  const parentKey = organisation?.parentKey ?? null;
  const owner =
    parentKey === null
      ? { organisationId: tenantId, resellerId: null }
      : { organisationId: idOf(ids.organisations, parentKey), resellerId: tenantId };
  const enquiry = quote.isFromEnquiry ? await newestEnquiry(db, owner) : undefined;
  const createdAt = new Date(now.getTime() - quote.daysAgo * DAY_MS);
  const lines = [...(enquiry ? designLines(seeding, enquiry) : []), ...quote.lines];
  const content: QuoteContent = {
    title: titleOf(seeding, enquiry?.configuratorId ?? null),
    customer: enquiry
      ? { name: enquiry.name, email: enquiry.email, phone: enquiry.phone ?? '', address: enquiry.postcode ?? '' }
      : quote.customer,
    tax_included: true,
    lines: lines.map((line) => ({ ...line, tax_rate: VAT })),
    valid_until: utcDay(new Date(createdAt.getTime() + DEFAULT_QUOTE_SETTINGS.valid_days * DAY_MS)),
    notes: 'Prices include the appliances that are shown in the design.',
    terms: TERMS,
  };
  const { net, total } = sumsOfQuote(content);
  const isSent = quote.status !== 'draft';
  const { id: quoteId } = await insertQuote(db, {
    ...owner,
    enquiryId: enquiry?.id ?? null,
    configuratorId: enquiry?.configuratorId ?? null,
    number: numberOfQuote(seller.prefix, quote.place),
    status: quote.status,
    currency: CURRENCY,
    content: JSON.stringify(content),
    customerEmailKey: storedEmailKey(content.customer.email),
    ...{ net, total, createdAt, updatedAt: createdAt, versions: isSent ? 1 : 0 },
    design: enquiry
      ? JSON.stringify({ design: enquiry.design, version: null, measures: {}, resellerId: owner.resellerId })
      : null,
  });
  if (!isSent) return;
  const user = plan.users.find(({ organisationKey }) => organisationKey === seller.organisationKey);
  await insertQuoteVersion(db, {
    ...{ quoteId, version: 1, net, total, sentAt: createdAt },
    content: JSON.stringify(content),
    seller: JSON.stringify({ name: seller.name, details: seller.details, colour: COLOUR }),
    sentBy: user ? `${user.firstName} ${user.lastName}` : seller.name,
    sentById: user ? (ids.users.get(user.email) ?? null) : null,
    sentTo: content.customer.email,
    salt: randomBytes(16).toString('base64url'),
    ...(quote.status === 'accepted' && {
      acceptedAt: new Date(createdAt.getTime() + 2 * DAY_MS),
      acceptedName: content.customer.name,
    }),
  });
}

const titleOf = ({ plan, ids }: Seeding, configuratorId: number | null): string =>
  plan.configurators.find(({ key }) => ids.configurators.get(key) === configuratorId)?.name ?? 'Kitchen with fitting';

/** The newest enquiry of a seller that has a design. */
const newestEnquiry = (db: Database, owner: { organisationId: number; resellerId: number | null }) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'configuratorId', 'design', 'name', 'email', 'phone', 'postcode'])
    .where('organisationId', '=', owner.organisationId)
    .where('resellerId', owner.resellerId === null ? 'is' : '=', owner.resellerId)
    .where('quarantinedAt', 'is', null)
    .where('design', '<>', '')
    .where('type', '=', 'other')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The lines of an enquiry's design by the data file's prices, which visitors of the demo see too. */
function designLines(
  { plan, contents, ids }: Seeding,
  { configuratorId, design: text }: { configuratorId: number | null; design: string },
): QuoteLine[] {
  const planned = plan.configurators.find(({ key }) => ids.configurators.get(key) === configuratorId);
  const file = planned && contents.get(planned.key)?.file;
  if (!planned || !file) return [];
  const type = typeName(typeIdOf(planned));
  const { design } = modelOf(type, file).restore(text);
  const parts = partsModelOf(type, file).parts(design, {});
  return linesOfDesign({
    ...presentPrice(priceOfParts(parts, null, { currency: CURRENCY, measures: {} }), []),
    ...{ price_list: null, version: 0, design: text },
  });
}
