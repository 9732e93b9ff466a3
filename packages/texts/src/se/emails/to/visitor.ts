import type { VisitorTexts } from '../../../email-texts.ts';

export const visitor: VisitorTexts = {
  design: {
    subject: 'Här är din design',
    title: 'Här är din design',
    text: (configurator) =>
      `Det här är designen som du sparade i ${configurator}. Du kan när som helst öppna den igen och ändra den.`,
    open: 'Öppna din design',
    itemsTitle: 'Dina val',
    image: (configurator) => `Din design i ${configurator}`,
    total: 'Summa',
    reason: (organisation) =>
      `Du får det här mejlet eftersom din adress angavs när den här designen sparades på webbplatsen för ${organisation}. Om det inte var du kan du bortse från mejlet: du får inget mer.`,
  },
  quotes: {
    'quote-sent': {
      subject: ({ number, seller }) => `Din offert ${number} från ${seller}`,
      title: 'Din offert',
      sentence: ({ number, seller }) =>
        `${seller} har tagit fram offerten ${number} åt dig. Titta på designen och priset, ställ en fråga eller acceptera den.`,
      button: 'Visa offerten',
    },
    'quote-answer': {
      subject: ({ number, seller }) => `${seller} har svarat på din fråga om offerten ${number}`,
      title: 'Din fråga har besvarats',
      sentence: ({ number, seller }) =>
        `${seller} har svarat på din fråga om offerten ${number}. Läs svaret bredvid offerten.`,
      button: 'Läs svaret',
    },
    'quote-confirmed': {
      subject: ({ number }) => `Du har accepterat offerten ${number}`,
      title: 'Tack för att du accepterade',
      sentence: ({ number, seller }) =>
        `Du har accepterat offerten ${number} från ${seller}, som kontaktar dig om nästa steg.`,
      button: 'Visa offerten',
    },
  },
  quoteTotal: 'Summa',
  quoteValidUntil: 'Giltig till och med',
  quoteReason: ({ seller }) =>
    `Du får det här mejlet eftersom ${seller} har skickat dig en offert. Länken är privat: dela den inte.`,
};
