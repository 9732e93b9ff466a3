import { sessionLimits } from '@vitrine/contract/session/limits';
import { userLimits } from '@vitrine/contract/users/limits';
import { counted } from '../../../count.ts';
import type { AccountFacts, AccountTexts } from '../../../email-texts.ts';

const hello = ({ firstName }: AccountFacts): string => (firstName === null ? 'Olá.' : `Olá, ${firstName}.`);

const count = (number: number, one: string, other: string): string => counted('pt', number, { one, other });

export const account: AccountTexts = {
  sentBy: 'Enviado pelo Vitrine',
  invite: {
    subject: ({ tenant, manufacturer }) =>
      manufacturer === null
        ? `O seu convite para ${tenant}`
        : `O seu convite para ${tenant}, revendedor de ${manufacturer}`,
    title: ({ tenant }) => `Tem um convite para ${tenant}`,
    sentence: (facts) =>
      facts.manufacturer === null
        ? `${hello(facts)} Tem uma conta pronta. Escolha uma palavra-passe para a abrir.`
        : `${hello(facts)} Tem uma conta pronta em ${facts.tenant}, revendedor de ${facts.manufacturer}. Escolha uma palavra-passe para a abrir.`,
    button: 'Escolher palavra-passe',
    term: `A ligação funciona uma única vez e durante ${count(sessionLimits.inviteDays, 'dia', 'dias')}.`,
    reason:
      'Recebe este e-mail porque alguém que gere esta conta indicou o seu endereço. Se não o esperava, ignore-o: sem a ligação nada acontece.',
  },
  reset: {
    subject: () => 'Reponha a sua palavra-passe',
    title: () => 'Reponha a sua palavra-passe',
    sentence: (facts) => `${hello(facts)} Alguém pediu uma nova palavra-passe para a sua conta.`,
    button: 'Definir nova palavra-passe',
    term: `A ligação funciona uma única vez e durante ${count(sessionLimits.resetMinutes, 'minuto', 'minutos')}. Quando a utiliza, a sessão é terminada em todos os outros dispositivos.`,
    reason: 'Se não foi o próprio a fazê-lo, ignore este e-mail: a sua palavra-passe não muda.',
  },
  'email-confirm': {
    subject: () => 'Confirme o seu novo endereço de e-mail',
    title: () => 'Confirme o seu novo endereço de e-mail',
    sentence: (facts) => `${hello(facts)} Confirme que este é o seu endereço para iniciar sessão em ${facts.tenant}.`,
    button: 'Confirmar endereço de e-mail',
    term: `A ligação funciona uma única vez e durante ${count(userLimits.emailChangeHours, 'hora', 'horas')}. Até lá, mantém-se o seu endereço atual.`,
    reason: 'Se não o esperava, ignore este e-mail: sem a ligação nada muda.',
  },
  'email-asked': {
    subject: () => 'O seu endereço de e-mail vai mudar',
    title: () => 'O seu endereço de e-mail vai mudar',
    sentence: (facts) =>
      `${hello(facts)} Alguém pediu para mudar o endereço da sua conta para ${facts.newEmail}. Muda assim que esse endereço for confirmado. Até lá, inicia sessão com o atual.`,
    reason:
      'Se não o esperava, mude a sua palavra-passe, o que também impede a mudança, e contacte a pessoa que gere esta conta.',
  },
  'email-changed': {
    subject: () => 'O seu endereço de e-mail mudou',
    title: () => 'O seu endereço de e-mail mudou',
    sentence: (facts) =>
      `${hello(facts)} O seu novo endereço, ${facts.newEmail}, foi confirmado. A partir de agora inicia sessão com ele.`,
    reason: 'Se não o esperava, contacte de imediato a pessoa que gere esta conta.',
  },
  'email-in-use': {
    subject: () => 'Alguém tentou utilizar o seu endereço de e-mail',
    title: () => 'Alguém tentou utilizar o seu endereço de e-mail',
    sentence: (facts) =>
      `${hello(facts)} Alguém indicou este endereço para outra conta. Pertence à sua, pelo que nada foi alterado.`,
    reason: 'Não precisa de fazer nada.',
  },
};
