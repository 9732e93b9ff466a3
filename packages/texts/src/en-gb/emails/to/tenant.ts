import type { TenantTexts } from '../../../email-texts.ts';

export const tenant: TenantTexts = {
  sentBy: 'Sent by Vitrine',
  enquiry: {
    subject: 'You have a new enquiry',
    title: 'You have a new enquiry',
    saved: ({ name, configurator, when }) => `${name} saved a design in ${configurator}, ${when}.`,
    today: (time) => `today at ${time}`,
    onDay: (day, time) => `${day} at ${time}`,
    image: (configurator, name) => `Design in ${configurator} saved by ${name}`,
    view: 'View enquiry',
    reply: (firstName) => `Reply to ${firstName}`,
    replyUnnamed: 'Reply to the customer',
    reason: (configurator) =>
      `You receive this because your address is on the notification list of ${configurator}. Replies go to the customer.`,
    defaultReason: (configurator) =>
      `You receive this because your address is the contact email of the account, and ${configurator} has no notification list. Replies go to the customer.`,
    sentFor: (organisation) => `Sent by Vitrine for ${organisation}`,
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    postcode: 'Postcode',
    budget: 'Budget',
    scene: 'Scene',
    total: 'Total',
  },
  quotes: {
    'quote-accepted': {
      subject: ({ number }) => `Quote ${number} was accepted`,
      title: 'A quote was accepted',
      sentence: ({ number }) => `The customer has accepted the quote ${number}.`,
      button: 'Open quote',
    },
    'quote-declined': {
      subject: ({ number }) => `Quote ${number} was declined`,
      title: 'A quote was declined',
      sentence: ({ number }) =>
        `The customer has declined the quote ${number}. The reason is shown with the quote, where the customer gave one.`,
      button: 'Open quote',
    },
    'quote-question': {
      subject: ({ number }) => `A question about quote ${number}`,
      title: 'A customer has a question',
      sentence: ({ number }) =>
        `The customer has a question about the quote ${number}. Read and answer it beside the quote.`,
      button: 'Answer question',
    },
  },
  quoteTotal: 'Total',
  quoteValidUntil: 'Valid until',
  quoteReason: ({ number }) =>
    `You receive this email because you sent the quote ${number}, or because enquiries are sent to this address.`,
  domain: {
    missing: (domain) => `The verification record of ${domain} is missing`,
    lost: (domain) => `${domain} is no longer used`,
    missingSentence: (domain, until) =>
      `The record that verifies ${domain} was not found. Restore it by ${until}, or Vitrine stops using the domain.`,
    lostSentence: (domain) =>
      `The record that verifies ${domain} has been missing for days, so Vitrine no longer uses the domain. Links and sign-in use your subdomain. To use the domain again, restore the record and verify the domain in Settings.`,
    record: (name, proof) => `TXT record ${name} with the content ${proof}`,
    button: 'Open Settings',
    reason: (organisation) => `You receive this because you manage ${organisation}.`,
  },
  limit: {
    subject: (percent) => `You have used ${percent} % of your sessions this month`,
    sentence: ({ used, limit, month }) =>
      `You have used ${used} of ${limit} sessions in ${month}. Nothing is switched off: visitors see your configurators as before.`,
    button: 'Open Billing',
    reason: (organisation) => `You receive this because your address is the main contact of ${organisation}.`,
  },
};
