import type { VisitorTexts } from '../../../email-texts.ts';

export const visitor: VisitorTexts = {
  design: {
    subject: 'Voici votre création',
    title: 'Voici votre création',
    text: (configurator) =>
      `Voici la création que vous avez enregistrée dans ${configurator}. Vous pouvez la rouvrir et la modifier à tout moment.`,
    open: 'Ouvrir votre création',
    itemsTitle: 'Vos choix',
    image: (configurator) => `Votre création dans ${configurator}`,
    total: 'Montant total',
    reason: (organisation) =>
      `Vous recevez cet e-mail car votre adresse a été saisie lors de l’enregistrement de cette création sur le site de ${organisation}. Si ce n’était pas vous, ignorez cet e-mail : vous n’en recevrez pas d’autre.`,
  },
  quotes: {
    'quote-sent': {
      subject: ({ number, seller }) => `Votre devis ${number} de ${seller}`,
      title: 'Votre devis',
      sentence: ({ number, seller }) =>
        `${seller} a préparé le devis ${number} pour vous. Consultez la création et le prix, posez une question ou acceptez-le.`,
      button: 'Voir le devis',
    },
    'quote-answer': {
      subject: ({ number, seller }) => `${seller} a répondu à votre question sur le devis ${number}`,
      title: 'Votre question a reçu une réponse',
      sentence: ({ number, seller }) =>
        `${seller} a répondu à votre question sur le devis ${number}. Lisez la réponse à côté du devis.`,
      button: 'Lire la réponse',
    },
    'quote-confirmed': {
      subject: ({ number }) => `Vous avez accepté le devis ${number}`,
      title: 'Merci d’avoir accepté le devis',
      sentence: ({ number, seller }) =>
        `Vous avez accepté le devis ${number} de ${seller}, qui vous contactera pour la suite.`,
      button: 'Voir le devis',
    },
  },
  quoteTotal: 'Montant total',
  quoteValidUntil: 'Valable jusqu’au',
  quoteReason: ({ seller }) =>
    `Vous recevez cet e-mail car ${seller} vous a envoyé un devis. Le lien est confidentiel : ne le transmettez pas.`,
};
