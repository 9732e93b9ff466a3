import type { TenantTexts } from '../../../email-texts.ts';

export const tenant: TenantTexts = {
  sentBy: 'Envoyé par Vitrine',
  enquiry: {
    subject: 'Vous avez une nouvelle demande',
    title: 'Vous avez une nouvelle demande',
    saved: ({ name, configurator, when }) => `${name} a enregistré une création dans ${configurator}, ${when}.`,
    today: (time) => `aujourd’hui à ${time}`,
    onDay: (day, time) => `le ${day} à ${time}`,
    image: (configurator, name) => `Création dans ${configurator} enregistrée par ${name}`,
    view: 'Voir la demande',
    reply: (firstName) => `Répondre à ${firstName}`,
    replyUnnamed: 'Répondre au client',
    reason: (configurator) =>
      `Vous recevez cet e-mail car votre adresse figure dans la liste de notification de ${configurator}. Les réponses sont envoyées au client.`,
    defaultReason: (configurator) =>
      `Vous recevez cet e-mail car votre adresse est l’e-mail de contact du compte, et ${configurator} n’a pas de liste de notification. Les réponses sont envoyées au client.`,
    sentFor: (organisation) => `Envoyé par Vitrine pour ${organisation}`,
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    postcode: 'Code postal',
    budget: 'Budget',
    scene: 'Scène',
    total: 'Montant total',
  },
  quotes: {
    'quote-accepted': {
      subject: ({ number }) => `Le devis ${number} a été accepté`,
      title: 'Un devis a été accepté',
      sentence: ({ number }) => `Le client a accepté le devis ${number}.`,
      button: 'Ouvrir le devis',
    },
    'quote-declined': {
      subject: ({ number }) => `Le devis ${number} a été refusé`,
      title: 'Un devis a été refusé',
      sentence: ({ number }) =>
        `Le client a refusé le devis ${number}. S’il a donné un motif, celui-ci est affiché avec le devis.`,
      button: 'Ouvrir le devis',
    },
    'quote-question': {
      subject: ({ number }) => `Une question sur le devis ${number}`,
      title: 'Un client a une question',
      sentence: ({ number }) =>
        `Le client a une question sur le devis ${number}. Lisez-la et répondez-y à côté du devis.`,
      button: 'Répondre à la question',
    },
  },
  quoteTotal: 'Montant total',
  quoteValidUntil: 'Valable jusqu’au',
  quoteReason: ({ number }) =>
    `Vous recevez cet e-mail car vous avez envoyé le devis ${number}, ou car les demandes sont envoyées à cette adresse.`,
  domain: {
    missing: (domain) => `L’enregistrement de vérification de ${domain} est introuvable`,
    lost: (domain) => `${domain} n’est plus utilisé`,
    missingSentence: (domain, until) =>
      `L’enregistrement qui vérifie ${domain} est introuvable. Rétablissez-le avant le ${until}, sinon Vitrine cessera d’utiliser le domaine.`,
    lostSentence: (domain) =>
      `L’enregistrement qui vérifie ${domain} manque depuis plusieurs jours : Vitrine n’utilise donc plus le domaine. Les liens et la connexion passent par votre sous-domaine. Pour utiliser de nouveau le domaine, rétablissez l’enregistrement, puis vérifiez le domaine dans les paramètres.`,
    record: (name, proof) => `Enregistrement TXT ${name} avec le contenu ${proof}`,
    button: 'Ouvrir les paramètres',
    reason: (organisation) => `Vous recevez cet e-mail car vous gérez ${organisation}.`,
  },
  limit: {
    subject: (percent) => `Vous avez utilisé ${percent} % de vos sessions ce mois-ci`,
    sentence: ({ used, limit, month }) =>
      `Vous avez utilisé ${used} sessions sur ${limit} en ${month}. Rien n’est désactivé : les visiteurs voient vos configurateurs comme avant.`,
    button: 'Ouvrir la facturation',
    reason: (organisation) => `Vous recevez cet e-mail car votre adresse est le contact principal de ${organisation}.`,
  },
};
