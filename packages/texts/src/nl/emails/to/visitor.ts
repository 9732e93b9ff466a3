import type { VisitorTexts } from '../../../email-texts.ts';

export const visitor: VisitorTexts = {
  design: {
    subject: 'Hier is uw ontwerp',
    title: 'Hier is uw ontwerp',
    text: (configurator) =>
      `Dit is het ontwerp dat u in ${configurator} hebt bewaard. U kunt het altijd weer openen en wijzigen.`,
    open: 'Uw ontwerp openen',
    itemsTitle: 'Uw keuzes',
    image: (configurator) => `Uw ontwerp in ${configurator}`,
    total: 'Totaal',
    reason: (organisation) =>
      `U ontvangt deze e-mail omdat uw adres is ingevuld toen dit ontwerp op de website van ${organisation} werd bewaard. Was u dat niet, negeer deze e-mail dan: er volgt niets meer.`,
  },
  quotes: {
    'quote-sent': {
      subject: ({ number, seller }) => `Uw offerte ${number} van ${seller}`,
      title: 'Uw offerte',
      sentence: ({ number, seller }) =>
        `${seller} heeft de offerte ${number} voor u gemaakt. Bekijk het ontwerp en de prijs, stel een vraag of ga akkoord.`,
      button: 'Offerte bekijken',
    },
    'quote-answer': {
      subject: ({ number, seller }) => `${seller} heeft uw vraag over offerte ${number} beantwoord`,
      title: 'Uw vraag is beantwoord',
      sentence: ({ number, seller }) =>
        `${seller} heeft uw vraag over de offerte ${number} beantwoord. U leest het antwoord naast de offerte.`,
      button: 'Antwoord lezen',
    },
    'quote-confirmed': {
      subject: ({ number }) => `U bent akkoord gegaan met offerte ${number}`,
      title: 'Bedankt voor uw akkoord',
      sentence: ({ number, seller }) =>
        `U bent akkoord gegaan met de offerte ${number} van ${seller}, die contact met u opneemt over het vervolg.`,
      button: 'Offerte bekijken',
    },
  },
  quoteTotal: 'Totaal',
  quoteValidUntil: 'Geldig tot en met',
  quoteReason: ({ seller }) =>
    `U ontvangt deze e-mail omdat ${seller} u een offerte heeft gestuurd. De link is persoonlijk: geef hem niet door.`,
};
