/** Emails about quotes: to the customer, and to the seller. */
export const QUOTE_EMAIL_KINDS = [
  'quote-sent',
  'quote-answer',
  'quote-confirmed',
  'quote-accepted',
  'quote-declined',
  'quote-question',
] as const;
export type QuoteEmailKind = (typeof QUOTE_EMAIL_KINDS)[number];

/** What an email says about a quote: nothing that somebody typed, because anyone can type anything. */
export interface QuoteEmailFacts {
  /** 'Q-0007-2' */
  number: string;
  seller: string;
}

const customerReason = ({ seller }: QuoteEmailFacts) =>
  `You receive this email because ${seller} sent you a quote. The link is private: do not pass it on.`;
const sellerReason = ({ number }: QuoteEmailFacts) =>
  `You receive this email because you sent the quote ${number}, or because enquiries are sent to this address.`;

/** Texts of emails about quotes, by their kind. */
export const quoteEmailMessages = {
  totalLabel: 'Total',
  validLabel: 'Valid until',
  kinds: {
    'quote-sent': {
      subject: ({ number, seller }: QuoteEmailFacts) => `Your quote ${number} from ${seller}`,
      title: 'Your quote',
      sentence: ({ number, seller }: QuoteEmailFacts) =>
        `${seller} has prepared the quote ${number} for you. Look at the design and the price, ask a question, or accept it.`,
      button: 'View quote',
      reason: customerReason,
    },
    'quote-answer': {
      subject: ({ number, seller }: QuoteEmailFacts) => `${seller} answered your question about quote ${number}`,
      title: 'Your question was answered',
      sentence: ({ number, seller }: QuoteEmailFacts) =>
        `${seller} has answered your question about the quote ${number}. Read the answer beside the quote.`,
      button: 'Read answer',
      reason: customerReason,
    },
    'quote-confirmed': {
      subject: ({ number }: QuoteEmailFacts) => `You accepted quote ${number}`,
      title: 'Thank you for accepting',
      sentence: ({ number, seller }: QuoteEmailFacts) =>
        `You have accepted the quote ${number} from ${seller}, who will contact you about what happens next.`,
      button: 'View quote',
      reason: customerReason,
    },
    'quote-accepted': {
      subject: ({ number }: QuoteEmailFacts) => `Quote ${number} was accepted`,
      title: 'A quote was accepted',
      sentence: ({ number }: QuoteEmailFacts) => `The customer has accepted the quote ${number}.`,
      button: 'Open quote',
      reason: sellerReason,
    },
    'quote-declined': {
      subject: ({ number }: QuoteEmailFacts) => `Quote ${number} was declined`,
      title: 'A quote was declined',
      sentence: ({ number }: QuoteEmailFacts) =>
        `The customer has declined the quote ${number}. The reason is shown with the quote, where the customer gave one.`,
      button: 'Open quote',
      reason: sellerReason,
    },
    'quote-question': {
      subject: ({ number }: QuoteEmailFacts) => `A question about quote ${number}`,
      title: 'A customer has a question',
      sentence: ({ number }: QuoteEmailFacts) =>
        `The customer has a question about the quote ${number}. Read and answer it beside the quote.`,
      button: 'Answer question',
      reason: sellerReason,
    },
  },
} as const;
