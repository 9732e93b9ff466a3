import { sessionLimits } from '@vitrine/contract/session/limits';
import { userLimits } from '@vitrine/contract/users/limits';
import { counted } from '../../../count.ts';
import type { AccountFacts, AccountTexts } from '../../../email-texts.ts';

const hello = ({ firstName }: AccountFacts): string => (firstName === null ? 'Guten Tag.' : `Guten Tag, ${firstName}.`);

const count = (number: number, one: string, other: string): string => counted('de', number, { one, other });

export const account: AccountTexts = {
  sentBy: 'Gesendet von Vitrine',
  invite: {
    subject: ({ tenant, manufacturer }) =>
      manufacturer === null
        ? `Ihre Einladung zu ${tenant}`
        : `Ihre Einladung zu ${tenant}, einem Händler von ${manufacturer}`,
    title: ({ tenant }) => `Sie sind zu ${tenant} eingeladen`,
    sentence: (facts) =>
      facts.manufacturer === null
        ? `${hello(facts)} Für Sie wurde ein Konto eingerichtet. Wählen Sie ein Passwort, um es zu öffnen.`
        : `${hello(facts)} Für Sie wurde ein Konto bei ${facts.tenant} eingerichtet, einem Händler von ${facts.manufacturer}. Wählen Sie ein Passwort, um es zu öffnen.`,
    button: 'Passwort wählen',
    term: `Der Link funktioniert einmal und ${count(sessionLimits.inviteDays, 'Tag', 'Tage')} lang.`,
    reason:
      'Sie erhalten diese E-Mail, weil jemand, der dieses Konto verwaltet, Ihre Adresse eingegeben hat. Falls Sie sie nicht erwartet haben, ignorieren Sie sie: Ohne den Link geschieht nichts.',
  },
  reset: {
    subject: () => 'Passwort zurücksetzen',
    title: () => 'Passwort zurücksetzen',
    sentence: (facts) => `${hello(facts)} Jemand hat ein neues Passwort für Ihr Konto angefordert.`,
    button: 'Neues Passwort festlegen',
    term: `Der Link funktioniert einmal und ${count(sessionLimits.resetMinutes, 'Minute', 'Minuten')} lang. Wenn Sie ihn verwenden, werden alle anderen Geräte abgemeldet.`,
    reason: 'Falls Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  },
  'email-confirm': {
    subject: () => 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    title: () => 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    sentence: (facts) =>
      `${hello(facts)} Bestätigen Sie, dass dies Ihre Adresse für die Anmeldung bei ${facts.tenant} ist.`,
    button: 'E-Mail-Adresse bestätigen',
    term: `Der Link funktioniert einmal und ${count(userLimits.emailChangeHours, 'Stunde', 'Stunden')} lang. Bis dahin gilt Ihre bisherige Adresse.`,
    reason: 'Falls Sie das nicht erwartet haben, ignorieren Sie diese E-Mail: Ohne den Link ändert sich nichts.',
  },
  'email-asked': {
    subject: () => 'Ihre E-Mail-Adresse soll geändert werden',
    title: () => 'Ihre E-Mail-Adresse soll geändert werden',
    sentence: (facts) =>
      `${hello(facts)} Jemand möchte die Adresse Ihres Kontos in ${facts.newEmail} ändern. Sie ändert sich, sobald diese Adresse bestätigt ist. Bis dahin melden Sie sich mit der bisherigen an.`,
    reason:
      'Falls Sie das nicht erwartet haben, ändern Sie Ihr Passwort, was auch die Änderung der Adresse stoppt, und wenden Sie sich an die Person, die dieses Konto verwaltet.',
  },
  'email-changed': {
    subject: () => 'Ihre E-Mail-Adresse wurde geändert',
    title: () => 'Ihre E-Mail-Adresse wurde geändert',
    sentence: (facts) =>
      `${hello(facts)} Ihre neue Adresse ${facts.newEmail} wurde bestätigt. Ab jetzt melden Sie sich mit ihr an.`,
    reason: 'Falls Sie das nicht erwartet haben, wenden Sie sich sofort an die Person, die dieses Konto verwaltet.',
  },
  'email-in-use': {
    subject: () => 'Jemand wollte Ihre E-Mail-Adresse verwenden',
    title: () => 'Jemand wollte Ihre E-Mail-Adresse verwenden',
    sentence: (facts) =>
      `${hello(facts)} Jemand hat diese Adresse für ein anderes Konto eingegeben. Sie gehört zu Ihrem Konto, deshalb wurde nichts geändert.`,
    reason: 'Sie müssen nichts tun.',
  },
};
