import type { QuoteContent } from '@vitrine/contract/quotes/schemas';
import { plainAddress } from '@vitrine/domain/enquiries/plain-address';
import { amountOfLine, sumsOfQuote } from '@vitrine/domain/quotes/quote-sums';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { QuoteRecord } from '@vitrine/store/quotes/queries';
import { imageOfStoredDesign, type StoredDesignServices } from '../design-images/stored-design.ts';
import { imageTaskOrNull } from '../image-worker/image-worker.ts';
import { imageLogo } from '../images/image-logo.ts';
import { IMAGE_PIXELS } from '../pdf/image-size.ts';
import type { QuoteDocument } from './quote-document.ts';

interface PrintedState {
  quote: QuoteRecord;
  content: QuoteContent;
  /** 'Q-0007-2', or 'Q-0007' for a draft. */
  number: string;
  sentAt: Date;
  seller: { name: string; details: string; colour: string | null };
  accepted: QuoteDocument['accepted'];
  isDraft: boolean;
}

/** What is printed of a quote, in the brand of its seller. An unreadable image or logo is left out. */
export async function documentOf(
  services: StoredDesignServices,
  tenant: OrganisationRecord,
  { quote, content, number, sentAt, seller, accepted, isDraft }: PrintedState,
): Promise<QuoteDocument> {
  const path = imageLogo(tenant);
  const logo = path ? await services.content.read(path) : null;
  return {
    seller: { ...seller, logo: logo ? await imageTaskOrNull('drawSheetLogo', logo) : null },
    number,
    title: content.title,
    customer: { name: content.customer.name, address: content.customer.address },
    sent_at: sentAt.toISOString(),
    valid_until: content.valid_until,
    currency: quote.currency,
    tax_included: content.tax_included,
    lines: content.lines.map((line) => ({ ...line, amount: amountOfLine(line) })),
    sums: sumsOfQuote(content),
    notes: content.notes,
    terms: content.terms,
    design: quote.design && {
      name: quote.configuratorName ?? content.title,
      image: await imageOf(services, quote),
      url: quote.enquiryUrl && plainAddress(quote.enquiryUrl),
    },
    accepted,
    isDraft,
  };
}

/** The image that the enquiry came with, for as long as that is stored, else the design as it is drawn. */
async function imageOf(
  services: StoredDesignServices,
  { enquiryImage, configuratorId, design }: PrintedState['quote'],
): Promise<Buffer | null> {
  const sent = enquiryImage ? await services.content.read(enquiryImage) : null;
  if (sent || !design) return sent;
  const version = design.version === null ? null : Math.round(design.version * 1000);
  return imageOfStoredDesign(services, { ...design, configuratorId, version }, IMAGE_PIXELS);
}
