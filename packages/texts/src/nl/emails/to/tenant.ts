import type { TenantTexts } from '../../../email-texts.ts';

export const tenant: TenantTexts = {
  sentBy: 'Verzonden door Vitrine',
  enquiry: {
    subject: 'U hebt een nieuwe aanvraag',
    title: 'U hebt een nieuwe aanvraag',
    saved: ({ name, configurator, when }) => `${name} heeft ${when} een ontwerp bewaard in ${configurator}.`,
    today: (time) => `vandaag om ${time} uur`,
    onDay: (day, time) => `op ${day} om ${time} uur`,
    image: (configurator, name) => `Ontwerp in ${configurator}, bewaard door ${name}`,
    view: 'Aanvraag bekijken',
    reply: (firstName) => `Antwoord aan ${firstName}`,
    replyUnnamed: 'De klant antwoorden',
    reason: (configurator) =>
      `U ontvangt deze e-mail omdat uw adres op de meldingenlijst van ${configurator} staat. Antwoorden gaan naar de klant.`,
    defaultReason: (configurator) =>
      `U ontvangt deze e-mail omdat uw adres het contactadres van het account is en ${configurator} geen meldingenlijst heeft. Antwoorden gaan naar de klant.`,
    sentFor: (organisation) => `Verzonden door Vitrine namens ${organisation}`,
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    postcode: 'Postcode',
    budget: 'Budget',
    scene: 'Scène',
    total: 'Totaal',
  },
  quotes: {
    'quote-accepted': {
      subject: ({ number }) => `Offerte ${number} is geaccepteerd`,
      title: 'Een offerte is geaccepteerd',
      sentence: ({ number }) => `De klant is akkoord gegaan met de offerte ${number}.`,
      button: 'Offerte openen',
    },
    'quote-declined': {
      subject: ({ number }) => `Offerte ${number} is afgewezen`,
      title: 'Een offerte is afgewezen',
      sentence: ({ number }) =>
        `De klant heeft de offerte ${number} afgewezen. Als de klant een reden heeft gegeven, staat die bij de offerte.`,
      button: 'Offerte openen',
    },
    'quote-question': {
      subject: ({ number }) => `Een vraag over offerte ${number}`,
      title: 'Een klant heeft een vraag',
      sentence: ({ number }) =>
        `De klant heeft een vraag over de offerte ${number}. U leest en beantwoordt deze naast de offerte.`,
      button: 'Vraag beantwoorden',
    },
  },
  quoteTotal: 'Totaal',
  quoteValidUntil: 'Geldig tot en met',
  quoteReason: ({ number }) =>
    `U ontvangt deze e-mail omdat u de offerte ${number} hebt verzonden of omdat aanvragen naar dit adres gaan.`,
  domain: {
    missing: (domain) => `Het verificatierecord van ${domain} ontbreekt`,
    lost: (domain) => `${domain} wordt niet meer gebruikt`,
    missingSentence: (domain, until) =>
      `Het record dat ${domain} verifieert, is niet gevonden. Herstel het uiterlijk op ${until}, anders gebruikt Vitrine het domein niet meer.`,
    lostSentence: (domain) =>
      `Het record dat ${domain} verifieert, ontbreekt al dagen. Daarom gebruikt Vitrine het domein niet meer. Links en aanmelden gaan via uw subdomein. Wilt u het domein weer gebruiken, herstel dan het record en verifieer het domein bij Instellingen.`,
    record: (name, proof) => `TXT-record ${name} met de inhoud ${proof}`,
    button: 'Instellingen openen',
    reason: (organisation) => `U ontvangt deze e-mail omdat u ${organisation} beheert.`,
  },
  limit: {
    subject: (percent) => `U hebt deze maand ${percent}% van uw sessies gebruikt`,
    sentence: ({ used, limit, month }) =>
      `U hebt in ${month} ${used} van de ${limit} sessies gebruikt. Er wordt niets uitgeschakeld: bezoekers zien uw configurators zoals voorheen.`,
    button: 'Facturering openen',
    reason: (organisation) => `U ontvangt deze e-mail omdat uw adres het hoofdcontact van ${organisation} is.`,
  },
};
