import type { TenantTexts } from '../../../email-texts.ts';

export const tenant: TenantTexts = {
  sentBy: 'Inviata da Vitrine',
  enquiry: {
    subject: 'Ha una nuova richiesta',
    title: 'Ha una nuova richiesta',
    saved: ({ name, configurator, when }) => `${name} ha salvato un progetto in ${configurator}, ${when}.`,
    today: (time) => `oggi alle ${time}`,
    onDay: (day, time) => `il ${day} alle ${time}`,
    image: (configurator, name) => `Progetto in ${configurator} salvato da ${name}`,
    view: 'Vedi la richiesta',
    reply: (firstName) => `Rispondi a ${firstName}`,
    replyUnnamed: 'Rispondi al cliente',
    reason: (configurator) =>
      `Riceve questa e-mail perché il Suo indirizzo è nell’elenco delle notifiche di ${configurator}. Le risposte vanno al cliente.`,
    defaultReason: (configurator) =>
      `Riceve questa e-mail perché il Suo indirizzo è l’e-mail di contatto dell’account e ${configurator} non ha un elenco delle notifiche. Le risposte vanno al cliente.`,
    sentFor: (organisation) => `Inviata da Vitrine per conto di ${organisation}`,
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefono',
    postcode: 'CAP',
    budget: 'Budget',
    scene: 'Scena',
    total: 'Totale',
  },
  quotes: {
    'quote-accepted': {
      subject: ({ number }) => `Il preventivo ${number} è stato accettato`,
      title: 'Un preventivo è stato accettato',
      sentence: ({ number }) => `Il cliente ha accettato il preventivo ${number}.`,
      button: 'Apri il preventivo',
    },
    'quote-declined': {
      subject: ({ number }) => `Il preventivo ${number} è stato rifiutato`,
      title: 'Un preventivo è stato rifiutato',
      sentence: ({ number }) =>
        `Il cliente ha rifiutato il preventivo ${number}. Se ha indicato un motivo, lo trova accanto al preventivo.`,
      button: 'Apri il preventivo',
    },
    'quote-question': {
      subject: ({ number }) => `Una domanda sul preventivo ${number}`,
      title: 'Un cliente ha una domanda',
      sentence: ({ number }) =>
        `Il cliente ha una domanda sul preventivo ${number}. Può leggerla e rispondere accanto al preventivo.`,
      button: 'Rispondi alla domanda',
    },
  },
  quoteTotal: 'Totale',
  quoteValidUntil: 'Valido fino al',
  quoteReason: ({ number }) =>
    `Riceve questa e-mail perché ha inviato il preventivo ${number} o perché le richieste arrivano a questo indirizzo.`,
  domain: {
    missing: (domain) => `Manca il record di verifica di ${domain}`,
    lost: (domain) => `${domain} non è più in uso`,
    missingSentence: (domain, until) =>
      `Il record che verifica ${domain} non è stato trovato. Lo ripristini entro il ${until}, altrimenti Vitrine smetterà di usare il dominio.`,
    lostSentence: (domain) =>
      `Il record che verifica ${domain} manca da giorni, quindi Vitrine non usa più il dominio. I link e l’accesso usano il Suo sottodominio. Per usare di nuovo il dominio, ripristini il record e verifichi il dominio nelle impostazioni.`,
    record: (name, proof) => `Record TXT ${name} con il contenuto ${proof}`,
    button: 'Apri le impostazioni',
    reason: (organisation) => `Riceve questa e-mail perché gestisce ${organisation}.`,
  },
  limit: {
    subject: (percent) => `Ha usato il ${percent}% delle Sue sessioni di questo mese`,
    sentence: ({ used, limit, month }) =>
      `A ${month} ha usato ${used} sessioni su ${limit}. Nulla viene disattivato: i visitatori vedono i Suoi configuratori come prima.`,
    button: 'Apri la fatturazione',
    reason: (organisation) =>
      `Riceve questa e-mail perché il Suo indirizzo è il contatto principale di ${organisation}.`,
  },
};
