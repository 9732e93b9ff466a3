import type { VisitorTexts } from '../../../email-texts.ts';

export const visitor: VisitorTexts = {
  design: {
    subject: 'Hier ist Ihr Entwurf',
    title: 'Hier ist Ihr Entwurf',
    text: (configurator) =>
      `Das ist der Entwurf, den Sie in ${configurator} gespeichert haben. Sie können ihn jederzeit wieder öffnen und ändern.`,
    open: 'Entwurf öffnen',
    itemsTitle: 'Ihre Auswahl',
    image: (configurator) => `Ihr Entwurf in ${configurator}`,
    total: 'Summe',
    reason: (organisation) =>
      `Sie erhalten diese E-Mail, weil Ihre Adresse angegeben wurde, als dieser Entwurf auf der Website von ${organisation} gespeichert wurde. Falls Sie das nicht waren, ignorieren Sie diese E-Mail: Es folgt nichts weiter.`,
  },
  quotes: {
    'quote-sent': {
      subject: ({ number, seller }) => `Ihr Angebot ${number} von ${seller}`,
      title: 'Ihr Angebot',
      sentence: ({ number, seller }) =>
        `${seller} hat das Angebot ${number} für Sie erstellt. Sehen Sie sich Entwurf und Preis an, stellen Sie eine Frage oder nehmen Sie es an.`,
      button: 'Angebot ansehen',
    },
    'quote-answer': {
      subject: ({ number, seller }) => `${seller} hat Ihre Frage zum Angebot ${number} beantwortet`,
      title: 'Ihre Frage wurde beantwortet',
      sentence: ({ number, seller }) =>
        `${seller} hat Ihre Frage zum Angebot ${number} beantwortet. Die Antwort steht neben dem Angebot.`,
      button: 'Antwort lesen',
    },
    'quote-confirmed': {
      subject: ({ number }) => `Sie haben das Angebot ${number} angenommen`,
      title: 'Vielen Dank für Ihren Auftrag',
      sentence: ({ number, seller }) =>
        `Sie haben das Angebot ${number} von ${seller} angenommen und werden wegen der nächsten Schritte kontaktiert.`,
      button: 'Angebot ansehen',
    },
  },
  quoteTotal: 'Summe',
  quoteValidUntil: 'Gültig bis',
  quoteReason: ({ seller }) =>
    `Sie erhalten diese E-Mail, weil ${seller} Ihnen ein Angebot gesendet hat. Der Link ist vertraulich: Geben Sie ihn nicht weiter.`,
};
