import type { VisitorTexts } from '../../../email-texts.ts';

export const visitor: VisitorTexts = {
  design: {
    subject: 'Here is your design',
    title: 'Here is your design',
    text: (configurator) =>
      `This is the design that you saved in ${configurator}. Open it again at any time to change it.`,
    open: 'Open your design',
    itemsTitle: 'What you chose',
    image: (configurator) => `Your design in ${configurator}`,
    total: 'Total',
    reason: (organisation) =>
      `You receive this because your address was entered when this design was saved on the website of ${organisation}. If that was not you, ignore this email: nothing else will follow.`,
  },
  quotes: {
    'quote-sent': {
      subject: ({ number, seller }) => `Your quote ${number} from ${seller}`,
      title: 'Your quote',
      sentence: ({ number, seller }) =>
        `${seller} has prepared the quote ${number} for you. Look at the design and the price, ask a question, or accept it.`,
      button: 'View quote',
    },
    'quote-answer': {
      subject: ({ number, seller }) => `${seller} answered your question about quote ${number}`,
      title: 'Your question was answered',
      sentence: ({ number, seller }) =>
        `${seller} has answered your question about the quote ${number}. Read the answer beside the quote.`,
      button: 'Read answer',
    },
    'quote-confirmed': {
      subject: ({ number }) => `You accepted quote ${number}`,
      title: 'Thank you for accepting',
      sentence: ({ number, seller }) =>
        `You have accepted the quote ${number} from ${seller}, who will contact you about what happens next.`,
      button: 'View quote',
    },
  },
  quoteTotal: 'Total',
  quoteValidUntil: 'Valid until',
  quoteReason: ({ seller }) =>
    `You receive this email because ${seller} sent you a quote. The link is private: do not pass it on.`,
};
