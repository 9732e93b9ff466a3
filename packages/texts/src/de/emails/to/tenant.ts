import type { TenantTexts } from '../../../email-texts.ts';

export const tenant: TenantTexts = {
  sentBy: 'Gesendet von Vitrine',
  enquiry: {
    subject: 'Sie haben eine neue Anfrage',
    title: 'Sie haben eine neue Anfrage',
    saved: ({ name, configurator, when }) => `${name} hat ${when} einen Entwurf in ${configurator} gespeichert.`,
    today: (time) => `heute um ${time} Uhr`,
    onDay: (day, time) => `am ${day} um ${time} Uhr`,
    image: (configurator, name) => `Entwurf in ${configurator}, gespeichert von ${name}`,
    view: 'Anfrage ansehen',
    reply: (firstName) => `Antwort an ${firstName}`,
    replyUnnamed: 'Dem Kunden antworten',
    reason: (configurator) =>
      `Sie erhalten diese E-Mail, weil Ihre Adresse in der Benachrichtigungsliste von ${configurator} steht. Antworten gehen an den Kunden.`,
    defaultReason: (configurator) =>
      `Sie erhalten diese E-Mail, weil Ihre Adresse die Kontaktadresse des Kontos ist und ${configurator} keine Benachrichtigungsliste hat. Antworten gehen an den Kunden.`,
    sentFor: (organisation) => `Gesendet von Vitrine für ${organisation}`,
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    postcode: 'Postleitzahl',
    budget: 'Budget',
    scene: 'Szene',
    total: 'Summe',
  },
  quotes: {
    'quote-accepted': {
      subject: ({ number }) => `Angebot ${number} wurde angenommen`,
      title: 'Ein Angebot wurde angenommen',
      sentence: ({ number }) => `Der Kunde hat das Angebot ${number} angenommen.`,
      button: 'Angebot öffnen',
    },
    'quote-declined': {
      subject: ({ number }) => `Angebot ${number} wurde abgelehnt`,
      title: 'Ein Angebot wurde abgelehnt',
      sentence: ({ number }) =>
        `Der Kunde hat das Angebot ${number} abgelehnt. Hat er einen Grund genannt, steht dieser beim Angebot.`,
      button: 'Angebot öffnen',
    },
    'quote-question': {
      subject: ({ number }) => `Eine Frage zum Angebot ${number}`,
      title: 'Ein Kunde hat eine Frage',
      sentence: ({ number }) =>
        `Der Kunde hat eine Frage zum Angebot ${number}. Sie können sie neben dem Angebot lesen und beantworten.`,
      button: 'Frage beantworten',
    },
  },
  quoteTotal: 'Summe',
  quoteValidUntil: 'Gültig bis',
  quoteReason: ({ number }) =>
    `Sie erhalten diese E-Mail, weil Sie das Angebot ${number} gesendet haben oder weil Anfragen an diese Adresse gehen.`,
  domain: {
    missing: (domain) => `Der Nachweis für ${domain} fehlt`,
    lost: (domain) => `${domain} wird nicht mehr verwendet`,
    missingSentence: (domain, until) =>
      `Der Eintrag, der ${domain} nachweist, wurde nicht gefunden. Stellen Sie ihn bis zum ${until} wieder her, sonst verwendet Vitrine die Domain nicht mehr.`,
    lostSentence: (domain) =>
      `Der Eintrag, der ${domain} nachweist, fehlt seit Tagen. Deshalb verwendet Vitrine die Domain nicht mehr. Links und Anmeldung laufen über Ihre Subdomain. Um die Domain wieder zu verwenden, stellen Sie den Eintrag wieder her und bestätigen Sie die Domain in den Einstellungen.`,
    record: (name, proof) => `TXT-Eintrag ${name} mit dem Inhalt ${proof}`,
    button: 'Einstellungen öffnen',
    reason: (organisation) => `Sie erhalten diese E-Mail, weil Sie ${organisation} verwalten.`,
  },
  limit: {
    subject: (percent) => `Sie haben ${percent} % Ihrer Sitzungen dieses Monats verbraucht`,
    sentence: ({ used, limit, month }) =>
      `Sie haben im ${month} ${used} von ${limit} Sitzungen verbraucht. Nichts wird abgeschaltet: Besucher sehen Ihre Konfiguratoren wie bisher.`,
    button: 'Abrechnung öffnen',
    reason: (organisation) => `Sie erhalten diese E-Mail, weil Ihre Adresse der Hauptkontakt von ${organisation} ist.`,
  },
};
