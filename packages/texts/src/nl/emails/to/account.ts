import { sessionLimits } from '@vitrine/contract/session/limits';
import { userLimits } from '@vitrine/contract/users/limits';
import { counted } from '../../../count.ts';
import type { AccountFacts, AccountTexts } from '../../../email-texts.ts';

const hello = ({ firstName }: AccountFacts): string => (firstName === null ? 'Goedendag.' : `Goedendag ${firstName}.`);

const count = (number: number, one: string, other: string): string => counted('nl', number, { one, other });

export const account: AccountTexts = {
  sentBy: 'Verzonden door Vitrine',
  invite: {
    subject: ({ tenant, manufacturer }) =>
      manufacturer === null
        ? `Uw uitnodiging voor ${tenant}`
        : `Uw uitnodiging voor ${tenant}, een dealer van ${manufacturer}`,
    title: ({ tenant }) => `U bent uitgenodigd voor ${tenant}`,
    sentence: (facts) =>
      facts.manufacturer === null
        ? `${hello(facts)} Er staat een account voor u klaar. Kies een wachtwoord om het te openen.`
        : `${hello(facts)} Er staat een account voor u klaar bij ${facts.tenant}, een dealer van ${facts.manufacturer}. Kies een wachtwoord om het te openen.`,
    button: 'Wachtwoord kiezen',
    term: `De link werkt één keer en ${count(sessionLimits.inviteDays, 'dag', 'dagen')} lang.`,
    reason:
      'U ontvangt deze e-mail omdat iemand die dit account beheert uw adres heeft ingevuld. Verwachtte u dit niet, negeer deze e-mail dan: zonder de link gebeurt er niets.',
  },
  reset: {
    subject: () => 'Uw wachtwoord herstellen',
    title: () => 'Uw wachtwoord herstellen',
    sentence: (facts) => `${hello(facts)} Iemand heeft een nieuw wachtwoord voor uw account aangevraagd.`,
    button: 'Nieuw wachtwoord instellen',
    term: `De link werkt één keer en ${count(sessionLimits.resetMinutes, 'minuut', 'minuten')} lang. Als u hem gebruikt, worden alle andere apparaten afgemeld.`,
    reason: 'Was u dat niet, negeer deze e-mail dan: uw wachtwoord blijft zoals het is.',
  },
  'email-confirm': {
    subject: () => 'Bevestig uw nieuwe e-mailadres',
    title: () => 'Bevestig uw nieuwe e-mailadres',
    sentence: (facts) => `${hello(facts)} Bevestig dat dit uw adres is om u aan te melden bij ${facts.tenant}.`,
    button: 'E-mailadres bevestigen',
    term: `De link werkt één keer en ${count(userLimits.emailChangeHours, 'uur', 'uur')} lang. Tot dan blijft uw huidige adres gelden.`,
    reason: 'Verwachtte u dit niet, negeer deze e-mail dan: zonder de link verandert er niets.',
  },
  'email-asked': {
    subject: () => 'Uw e-mailadres wordt binnenkort gewijzigd',
    title: () => 'Uw e-mailadres wordt binnenkort gewijzigd',
    sentence: (facts) =>
      `${hello(facts)} Iemand heeft gevraagd het adres van uw account te wijzigen in ${facts.newEmail}. Het verandert zodra dat adres is bevestigd. Tot dan meldt u zich met het huidige adres aan.`,
    reason:
      'Verwachtte u dit niet, wijzig dan uw wachtwoord, wat ook de wijziging stopt, en neem contact op met degene die dit account beheert.',
  },
  'email-changed': {
    subject: () => 'Uw e-mailadres is gewijzigd',
    title: () => 'Uw e-mailadres is gewijzigd',
    sentence: (facts) =>
      `${hello(facts)} Uw nieuwe adres, ${facts.newEmail}, is bevestigd. U meldt zich er voortaan mee aan.`,
    reason: 'Verwachtte u dit niet, neem dan direct contact op met degene die dit account beheert.',
  },
  'email-in-use': {
    subject: () => 'Iemand wilde uw e-mailadres gebruiken',
    title: () => 'Iemand wilde uw e-mailadres gebruiken',
    sentence: (facts) =>
      `${hello(facts)} Iemand heeft dit adres voor een ander account ingevuld. Het hoort bij uw account, dus er is niets gewijzigd.`,
    reason: 'U hoeft niets te doen.',
  },
};
