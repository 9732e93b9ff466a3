import type { QuoteContent } from '@vitrine/contract/quotes/schemas';
import { plainAddress } from '@vitrine/domain/enquiries/plain-address';
import { amountOfLine, sumsOfQuote } from '@vitrine/domain/quotes/quote-sums';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { QuoteRecord } from '@vitrine/store/quotes/queries';
import { imageTaskOrNull } from '../image-worker/image-worker.ts';
import { imageLogo } from '../images/image-logo.ts';
import type { ContentFiles } from '../ports/content-files.ts';
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
  files: ContentFiles,
  tenant: OrganisationRecord,
  { quote, content, number, sentAt, seller, accepted, isDraft }: PrintedState,
): Promise<QuoteDocument> {
  const path = imageLogo(tenant);
  const logo = path ? await files.read(path) : null;
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
      image: quote.enquiryImage ? await files.read(quote.enquiryImage) : null,
      url: quote.enquiryUrl && plainAddress(quote.enquiryUrl),
    },
    accepted,
    isDraft,
  };
}
