import type { VisitorTexts } from '../../../email-texts.ts';

export const visitor: VisitorTexts = {
  design: {
    subject: 'Ecco il Suo progetto',
    title: 'Ecco il Suo progetto',
    text: (configurator) =>
      `Questo è il progetto che ha salvato in ${configurator}. Può riaprirlo e modificarlo in qualsiasi momento.`,
    open: 'Apri il progetto',
    itemsTitle: 'Le Sue scelte',
    image: (configurator) => `Il Suo progetto in ${configurator}`,
    total: 'Totale',
    reason: (organisation) =>
      `Riceve questa e-mail perché il Suo indirizzo è stato inserito al salvataggio di questo progetto sul sito di ${organisation}. Se non è stato Lei, ignori questa e-mail: non ne seguiranno altre.`,
  },
  quotes: {
    'quote-sent': {
      subject: ({ number, seller }) => `Il Suo preventivo ${number} da ${seller}`,
      title: 'Il Suo preventivo',
      sentence: ({ number, seller }) =>
        `${seller} ha preparato il preventivo ${number} per Lei. Veda il progetto e il prezzo, faccia una domanda o lo accetti.`,
      button: 'Vedi il preventivo',
    },
    'quote-answer': {
      subject: ({ number, seller }) => `${seller} ha risposto alla Sua domanda sul preventivo ${number}`,
      title: 'La Sua domanda ha una risposta',
      sentence: ({ number, seller }) =>
        `${seller} ha risposto alla Sua domanda sul preventivo ${number}. Legga la risposta accanto al preventivo.`,
      button: 'Leggi la risposta',
    },
    'quote-confirmed': {
      subject: ({ number }) => `Ha accettato il preventivo ${number}`,
      title: 'Grazie per aver accettato',
      sentence: ({ number, seller }) =>
        `Ha accettato il preventivo ${number} di ${seller}, che La contatterà per i prossimi passi.`,
      button: 'Vedi il preventivo',
    },
  },
  quoteTotal: 'Totale',
  quoteValidUntil: 'Valido fino al',
  quoteReason: ({ seller }) =>
    `Riceve questa e-mail perché ${seller} Le ha inviato un preventivo. Il link è riservato: non lo condivida.`,
};
