import { sessionLimits } from '@vitrine/contract/session/limits';
import { userLimits } from '@vitrine/contract/users/limits';
import { counted } from '../../../count.ts';
import type { AccountFacts, AccountTexts } from '../../../email-texts.ts';

const hello = ({ firstName }: AccountFacts): string => (firstName === null ? 'Bonjour.' : `Bonjour ${firstName}.`);

const count = (number: number, one: string, other: string): string => counted('fr', number, { one, other });

export const account: AccountTexts = {
  sentBy: 'Envoyé par Vitrine',
  invite: {
    subject: ({ tenant, manufacturer }) =>
      manufacturer === null
        ? `Votre invitation chez ${tenant}`
        : `Votre invitation chez ${tenant}, revendeur de ${manufacturer}`,
    title: ({ tenant }) => `Vous êtes invité chez ${tenant}`,
    sentence: (facts) =>
      facts.manufacturer === null
        ? `${hello(facts)} Un compte est prêt pour vous. Choisissez un mot de passe pour l’ouvrir.`
        : `${hello(facts)} Un compte est prêt pour vous chez ${facts.tenant}, revendeur de ${facts.manufacturer}. Choisissez un mot de passe pour l’ouvrir.`,
    button: 'Choisir un mot de passe',
    term: `Le lien fonctionne une seule fois et pendant ${count(sessionLimits.inviteDays, 'jour', 'jours')}.`,
    reason:
      'Vous recevez cet e-mail car une personne qui gère ce compte a saisi votre adresse. Si vous ne l’attendiez pas, ignorez-le : sans le lien, rien ne se passe.',
  },
  reset: {
    subject: () => 'Réinitialisez votre mot de passe',
    title: () => 'Réinitialisez votre mot de passe',
    sentence: (facts) => `${hello(facts)} Quelqu’un a demandé un nouveau mot de passe pour votre compte.`,
    button: 'Définir un nouveau mot de passe',
    term: `Le lien fonctionne une seule fois et pendant ${count(sessionLimits.resetMinutes, 'minute', 'minutes')}. Tous les autres appareils sont déconnectés lorsque vous l’utilisez.`,
    reason: 'Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe ne change pas.',
  },
  'email-confirm': {
    subject: () => 'Confirmez votre nouvelle adresse e-mail',
    title: () => 'Confirmez votre nouvelle adresse e-mail',
    sentence: (facts) =>
      `${hello(facts)} Confirmez qu’il s’agit de votre adresse pour vous connecter à ${facts.tenant}.`,
    button: 'Confirmer l’adresse e-mail',
    term: `Le lien fonctionne une seule fois et pendant ${count(userLimits.emailChangeHours, 'heure', 'heures')}. D’ici là, votre adresse actuelle reste valable.`,
    reason: 'Si vous ne vous y attendiez pas, ignorez cet e-mail : sans le lien, rien ne change.',
  },
  'email-asked': {
    subject: () => 'Votre adresse e-mail va changer',
    title: () => 'Votre adresse e-mail va changer',
    sentence: (facts) =>
      `${hello(facts)} Quelqu’un a demandé de remplacer l’adresse de votre compte par ${facts.newEmail}. Elle changera une fois cette adresse confirmée. D’ici là, vous vous connectez avec l’adresse actuelle.`,
    reason:
      'Si vous ne vous y attendiez pas, changez votre mot de passe, ce qui annule aussi ce changement, et contactez la personne qui gère ce compte.',
  },
  'email-changed': {
    subject: () => 'Votre adresse e-mail a changé',
    title: () => 'Votre adresse e-mail a changé',
    sentence: (facts) =>
      `${hello(facts)} Votre nouvelle adresse, ${facts.newEmail}, a été confirmée. Vous vous connectez désormais avec elle.`,
    reason: 'Si vous ne vous y attendiez pas, contactez immédiatement la personne qui gère ce compte.',
  },
  'email-in-use': {
    subject: () => 'Quelqu’un a essayé d’utiliser votre adresse e-mail',
    title: () => 'Quelqu’un a essayé d’utiliser votre adresse e-mail',
    sentence: (facts) =>
      `${hello(facts)} Quelqu’un a saisi cette adresse pour un autre compte. Elle appartient au vôtre : rien n’a donc été modifié.`,
    reason: 'Vous n’avez rien à faire.',
  },
};
