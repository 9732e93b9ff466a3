import type { sessionMessages } from '@vitrine/contract/session/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof sessionMessages> = {
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  passwordRequired: 'Bitte geben Sie Ihr Passwort ein.',
  passwordShort: 'Das Passwort braucht mindestens {passwordMinimum} Zeichen.',
  confirmationRequired: 'Bitte bestätigen Sie das Passwort.',
  confirmationDiffers: 'Die Passwörter stimmen nicht überein.',
  wrongCredentials: 'Benutzername oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.',
  noOrganisation:
    'Dieses Konto gehört zu keiner Organisation. Bitte wenden Sie sich an Ihren Ansprechpartner im Vertrieb.',
  recoveryFailed: 'Diese E-Mail-Adresse haben wir leider nicht gefunden.',
  recoverySent:
    'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, erhalten Sie eine E-Mail mit einem Link, über den Sie Ihr Passwort zurücksetzen können.',
  linkInvalid: 'Der Link ist ungültig',
  linkExpired:
    'Dieser Link ist leider abgelaufen, weil er nur eine bestimmte Zeit gilt. Bitte wenden Sie sich an die Person, die Sie eingeladen hat.',
  notFound: '404 – nicht gefunden',
  loading: 'Wird geladen',

  inviteTitle: 'Passwort wählen',
  resetTitle: 'Passwort zurücksetzen',
  passwordLong: 'Passwörter dürfen höchstens {passwordMaximum} Zeichen haben.',
  passwordCommon: 'Dieses Passwort ist zu verbreitet. Wählen Sie eines, das schwerer zu erraten ist.',
  passwordOwn: 'Das Passwort darf nicht Ihre E-Mail-Adresse oder der Name Ihrer Organisation sein.',
  wrongPassword: 'Ihr aktuelles Passwort ist falsch.',
  wrongCode: 'Dieser Code ist falsch oder wurde schon verwendet. Codes wechseln alle 30 Sekunden.',
  passkeyFailed:
    'Dieser Passkey wurde nicht akzeptiert. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  ticketExpired: 'Das hat zu lange gedauert. Beginnen Sie von vorn.',
  passkeyLast: 'Ihre Organisation verlangt einen zweiten Faktor, deshalb können Sie den letzten nicht entfernen.',
  passkeysFull: 'Sie können bis zu {passkeysMaximum} Passkeys haben. Entfernen Sie einen, um einen neuen hinzuzufügen.',
  passkeyHere: 'Passkeys brauchen einen Hostnamen. Mit einer IP-Adresse funktionieren sie nicht.',
  codeExpired: 'Die Anmeldung konnte nicht abgeschlossen werden. Melden Sie sich noch einmal an.',

  resetHelp: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, über den Sie ein neues Passwort wählen.',
  checkEmail: 'Sehen Sie in Ihr Postfach',
  resent: 'Noch einmal gesendet. Es kann ein paar Minuten dauern, bis die E-Mail ankommt.',
  expired: 'Dieser Link ist abgelaufen',
  linkHelp: 'Öffnen Sie den Link in der E-Mail noch einmal oder fordern Sie einen neuen an.',
  invitationFailed:
    'Die Einladung konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  secondStep: 'Noch ein Schritt',
  codeQuestion: 'Geben Sie den Code aus Ihrer Authenticator-App ein',
  recoveryCodeQuestion: 'Geben Sie einen Ihrer Wiederherstellungscodes ein',
  passkeyQuestion: 'Melden Sie sich mit Ihrem Passkey an, um fortzufahren.',
  passkeyElsewhere:
    'Ihre Passkeys funktionieren auf {domains}, nicht unter dieser Adresse. Melden Sie sich dort an, oder bitten Sie die Person, die Vitrine in Ihrem Unternehmen verwaltet, Ihren zweiten Faktor zu entfernen.',
  codeRequired: 'Bitte den Code eingeben',
  passkeyCancelled: 'Der Passkey wurde nicht verwendet. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  ended: 'Ihre Sitzung ist beendet',
  endedHelp: 'Melden Sie sich wieder an, um fortzufahren. Ihre Eingaben sind nicht verloren.',

  backToLoginPage: 'Zurück zur Anmeldung',
  needAnAccount:
    'Sie brauchen ein Konto? Bitten Sie die Person, die Vitrine in Ihrem Unternehmen verwaltet, um eine Einladung.',
  hidePassword: 'Passwort verbergen',
  showPassword: 'Passwort anzeigen',
  confirmPassword: 'Passwort bestätigen',
  sendResetLink: 'Link senden',
  backToSignIn: 'Zurück zur Anmeldung',
  askForANewLink: 'Neuen Link anfordern',
  resendEmail: 'E-Mail erneut senden',
  useAnotherAddress: 'Andere Adresse verwenden',
  setPassword: 'Passwort festlegen',
  resetPassword: 'Passwort zurücksetzen',
  useAPasskey: 'Passkey verwenden',
  useARecoveryCode: 'Wiederherstellungscode verwenden',
  useTheAuthenticatorApp: 'Authenticator-App verwenden',
  startAgain: 'Von vorn beginnen',
  signInAsSomebodyElse: 'Mit anderem Konto anmelden',
  password: 'Passwort',
  rememberMe: 'Angemeldet bleiben',
  forgotPassword: 'Passwort vergessen?',
  signIn: 'Anmelden',
  demoAccounts: 'Demokonten',
};
