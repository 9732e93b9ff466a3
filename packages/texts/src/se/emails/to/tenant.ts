import type { TenantTexts } from '../../../email-texts.ts';

export const tenant: TenantTexts = {
  sentBy: 'Skickat av Vitrine',
  enquiry: {
    subject: 'Du har en ny förfrågan',
    title: 'Du har en ny förfrågan',
    saved: ({ name, configurator, when }) => `${name} sparade en design i ${configurator}, ${when}.`,
    today: (time) => `i dag kl. ${time}`,
    onDay: (day, time) => `den ${day} kl. ${time}`,
    image: (configurator, name) => `Design i ${configurator} som sparades av ${name}`,
    view: 'Visa förfrågan',
    reply: (firstName) => `Svara ${firstName}`,
    replyUnnamed: 'Svara kunden',
    reason: (configurator) =>
      `Du får det här mejlet eftersom din adress finns på aviseringslistan för ${configurator}. Svar går till kunden.`,
    defaultReason: (configurator) =>
      `Du får det här mejlet eftersom din adress är kontots kontaktadress och ${configurator} saknar aviseringslista. Svar går till kunden.`,
    sentFor: (organisation) => `Skickat av Vitrine för ${organisation}`,
    name: 'Namn',
    email: 'E-post',
    phone: 'Telefon',
    postcode: 'Postnummer',
    budget: 'Budget',
    scene: 'Miljö',
    total: 'Summa',
  },
  quotes: {
    'quote-accepted': {
      subject: ({ number }) => `Offerten ${number} har accepterats`,
      title: 'En offert har accepterats',
      sentence: ({ number }) => `Kunden har accepterat offerten ${number}.`,
      button: 'Öppna offerten',
    },
    'quote-declined': {
      subject: ({ number }) => `Offerten ${number} har avböjts`,
      title: 'En offert har avböjts',
      sentence: ({ number }) =>
        `Kunden har avböjt offerten ${number}. Om kunden angav en anledning visas den vid offerten.`,
      button: 'Öppna offerten',
    },
    'quote-question': {
      subject: ({ number }) => `En fråga om offerten ${number}`,
      title: 'En kund har en fråga',
      sentence: ({ number }) => `Kunden har en fråga om offerten ${number}. Läs och besvara den bredvid offerten.`,
      button: 'Besvara frågan',
    },
  },
  quoteTotal: 'Summa',
  quoteValidUntil: 'Giltig till och med',
  quoteReason: ({ number }) =>
    `Du får det här mejlet eftersom du skickade offerten ${number} eller eftersom förfrågningar går till den här adressen.`,
  domain: {
    missing: (domain) => `Verifieringsposten för ${domain} saknas`,
    lost: (domain) => `${domain} används inte längre`,
    missingSentence: (domain, until) =>
      `Posten som verifierar ${domain} hittades inte. Återställ den senast den ${until}, annars slutar Vitrine att använda domänen.`,
    lostSentence: (domain) =>
      `Posten som verifierar ${domain} har saknats i flera dagar, så Vitrine använder inte längre domänen. Länkar och inloggning går via din underdomän. För att använda domänen igen återställer du posten och verifierar domänen i inställningarna.`,
    record: (name, proof) => `TXT-post ${name} med innehållet ${proof}`,
    button: 'Öppna inställningarna',
    reason: (organisation) => `Du får det här mejlet eftersom du hanterar ${organisation}.`,
  },
  limit: {
    subject: (percent) => `Du har använt ${percent} % av månadens sessioner`,
    sentence: ({ used, limit, month }) =>
      `Du har använt ${used} av ${limit} sessioner i ${month}. Inget stängs av: besökare ser dina konfiguratorer som tidigare.`,
    button: 'Öppna faktureringen',
    reason: (organisation) => `Du får det här mejlet eftersom din adress är huvudkontakt för ${organisation}.`,
  },
};
