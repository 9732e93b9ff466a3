import { sessionLimits } from '@vitrine/contract/session/limits';
import { userLimits } from '@vitrine/contract/users/limits';
import { counted } from '../../../count.ts';
import type { AccountFacts, AccountTexts } from '../../../email-texts.ts';

const hello = ({ firstName }: AccountFacts): string =>
  firstName === null ? 'Buongiorno.' : `Buongiorno ${firstName}.`;

const count = (number: number, one: string, other: string): string => counted('it', number, { one, other });

export const account: AccountTexts = {
  sentBy: 'Inviata da Vitrine',
  invite: {
    subject: ({ tenant, manufacturer }) =>
      manufacturer === null
        ? `Il Suo invito in ${tenant}`
        : `Il Suo invito in ${tenant}, rivenditore di ${manufacturer}`,
    title: ({ tenant }) => `Ha ricevuto un invito in ${tenant}`,
    sentence: (facts) =>
      facts.manufacturer === null
        ? `${hello(facts)} Il Suo account è pronto. Scelga una password per aprirlo.`
        : `${hello(facts)} Il Suo account presso ${facts.tenant}, rivenditore di ${facts.manufacturer}, è pronto. Scelga una password per aprirlo.`,
    button: 'Scegli una password',
    term: `Il link funziona una sola volta e per ${count(sessionLimits.inviteDays, 'giorno', 'giorni')}.`,
    reason:
      'Riceve questa e-mail perché una persona che gestisce questo account ha inserito il Suo indirizzo. Se non se l’aspettava, la ignori: senza il link non succede nulla.',
  },
  reset: {
    subject: () => 'Reimposti la Sua password',
    title: () => 'Reimposti la Sua password',
    sentence: (facts) => `${hello(facts)} Qualcuno ha richiesto una nuova password per il Suo account.`,
    button: 'Imposta una nuova password',
    term: `Il link funziona una sola volta e per ${count(sessionLimits.resetMinutes, 'minuto', 'minuti')}. Quando lo usa, tutti gli altri dispositivi vengono disconnessi.`,
    reason: 'Se non è stato Lei, ignori questa e-mail: la Sua password resta invariata.',
  },
  'email-confirm': {
    subject: () => 'Confermi il Suo nuovo indirizzo e-mail',
    title: () => 'Confermi il Suo nuovo indirizzo e-mail',
    sentence: (facts) => `${hello(facts)} Confermi che questo è il Suo indirizzo per l’accesso a ${facts.tenant}.`,
    button: 'Conferma l’indirizzo e-mail',
    term: `Il link funziona una sola volta e per ${count(userLimits.emailChangeHours, 'ora', 'ore')}. Fino ad allora resta valido l’indirizzo attuale.`,
    reason: 'Se non se l’aspettava, ignori questa e-mail: senza il link non cambia nulla.',
  },
  'email-asked': {
    subject: () => 'Il Suo indirizzo e-mail sta per cambiare',
    title: () => 'Il Suo indirizzo e-mail sta per cambiare',
    sentence: (facts) =>
      `${hello(facts)} Qualcuno ha chiesto di cambiare l’indirizzo del Suo account in ${facts.newEmail}. Cambierà quando quell’indirizzo sarà confermato. Fino ad allora accede con quello attuale.`,
    reason:
      'Se non se l’aspettava, cambi la Sua password, cosa che blocca anche la modifica, e contatti la persona che gestisce questo account.',
  },
  'email-changed': {
    subject: () => 'Il Suo indirizzo e-mail è cambiato',
    title: () => 'Il Suo indirizzo e-mail è cambiato',
    sentence: (facts) =>
      `${hello(facts)} Il Suo nuovo indirizzo, ${facts.newEmail}, è stato confermato. D’ora in poi accede con questo.`,
    reason: 'Se non se l’aspettava, contatti subito la persona che gestisce questo account.',
  },
  'email-in-use': {
    subject: () => 'Qualcuno ha provato a usare il Suo indirizzo e-mail',
    title: () => 'Qualcuno ha provato a usare il Suo indirizzo e-mail',
    sentence: (facts) =>
      `${hello(facts)} Qualcuno ha inserito questo indirizzo per un altro account. Appartiene al Suo, quindi nulla è stato modificato.`,
    reason: 'Non deve fare nulla.',
  },
};
