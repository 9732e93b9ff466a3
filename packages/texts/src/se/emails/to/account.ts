import { sessionLimits } from '@vitrine/contract/session/limits';
import { userLimits } from '@vitrine/contract/users/limits';
import { counted } from '../../../count.ts';
import type { AccountFacts, AccountTexts } from '../../../email-texts.ts';

const hello = ({ firstName }: AccountFacts): string => (firstName === null ? 'Hej!' : `Hej ${firstName}!`);

const count = (number: number, one: string, other: string): string => counted('se', number, { one, other });

export const account: AccountTexts = {
  sentBy: 'Skickat av Vitrine',
  invite: {
    subject: ({ tenant, manufacturer }) =>
      manufacturer === null
        ? `Din inbjudan till ${tenant}`
        : `Din inbjudan till ${tenant}, återförsäljare för ${manufacturer}`,
    title: ({ tenant }) => `Du är inbjuden till ${tenant}`,
    sentence: (facts) =>
      facts.manufacturer === null
        ? `${hello(facts)} Ett konto är klart för dig. Välj ett lösenord för att öppna det.`
        : `${hello(facts)} Ett konto är klart för dig hos ${facts.tenant}, återförsäljare för ${facts.manufacturer}. Välj ett lösenord för att öppna det.`,
    button: 'Välj ett lösenord',
    term: `Länken fungerar en gång och i ${count(sessionLimits.inviteDays, 'dag', 'dagar')}.`,
    reason:
      'Du får det här mejlet eftersom någon som hanterar kontot har angett din adress. Om du inte väntade dig det kan du bortse från mejlet: utan länken händer ingenting.',
  },
  reset: {
    subject: () => 'Återställ ditt lösenord',
    title: () => 'Återställ ditt lösenord',
    sentence: (facts) => `${hello(facts)} Någon har begärt ett nytt lösenord för ditt konto.`,
    button: 'Ange ett nytt lösenord',
    term: `Länken fungerar en gång och i ${count(sessionLimits.resetMinutes, 'minut', 'minuter')}. Alla andra enheter loggas ut när du använder den.`,
    reason: 'Om det inte var du kan du bortse från mejlet: ditt lösenord förblir som det är.',
  },
  'email-confirm': {
    subject: () => 'Bekräfta din nya e-postadress',
    title: () => 'Bekräfta din nya e-postadress',
    sentence: (facts) => `${hello(facts)} Bekräfta att det här är din adress för att logga in hos ${facts.tenant}.`,
    button: 'Bekräfta e-postadressen',
    term: `Länken fungerar en gång och i ${count(userLimits.emailChangeHours, 'timme', 'timmar')}. Till dess gäller din nuvarande adress.`,
    reason: 'Om du inte väntade dig det kan du bortse från mejlet: utan länken ändras ingenting.',
  },
  'email-asked': {
    subject: () => 'Din e-postadress håller på att ändras',
    title: () => 'Din e-postadress håller på att ändras',
    sentence: (facts) =>
      `${hello(facts)} Någon har bett om att ändra adressen för ditt konto till ${facts.newEmail}. Den ändras när den adressen har bekräftats. Till dess loggar du in med den nuvarande.`,
    reason:
      'Om du inte väntade dig det, byt lösenord, vilket också stoppar ändringen, och kontakta personen som hanterar kontot.',
  },
  'email-changed': {
    subject: () => 'Din e-postadress har ändrats',
    title: () => 'Din e-postadress har ändrats',
    sentence: (facts) =>
      `${hello(facts)} Din nya adress, ${facts.newEmail}, har bekräftats. Från och med nu loggar du in med den.`,
    reason: 'Om du inte väntade dig det, kontakta genast personen som hanterar kontot.',
  },
  'email-in-use': {
    subject: () => 'Någon försökte använda din e-postadress',
    title: () => 'Någon försökte använda din e-postadress',
    sentence: (facts) =>
      `${hello(facts)} Någon angav den här adressen för ett annat konto. Den hör till ditt, så inget har ändrats.`,
    reason: 'Du behöver inte göra något.',
  },
};
