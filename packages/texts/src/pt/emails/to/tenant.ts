import type { TenantTexts } from '../../../email-texts.ts';

export const tenant: TenantTexts = {
  sentBy: 'Enviado pelo Vitrine',
  enquiry: {
    subject: 'Tem um novo pedido',
    title: 'Tem um novo pedido',
    saved: ({ name, configurator, when }) => `${name} guardou um projeto em ${configurator}, ${when}.`,
    today: (time) => `hoje às ${time}`,
    onDay: (day, time) => `em ${day} às ${time}`,
    image: (configurator, name) => `Projeto em ${configurator} guardado por ${name}`,
    view: 'Ver pedido',
    reply: (firstName) => `Responder a ${firstName}`,
    replyUnnamed: 'Responder ao cliente',
    reason: (configurator) =>
      `Recebe este e-mail porque o seu endereço está na lista de notificações de ${configurator}. As respostas são enviadas ao cliente.`,
    defaultReason: (configurator) =>
      `Recebe este e-mail porque o seu endereço é o e-mail de contacto da conta e ${configurator} não tem lista de notificações. As respostas são enviadas ao cliente.`,
    sentFor: (organisation) => `Enviado pelo Vitrine em nome de ${organisation}`,
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    postcode: 'Código postal',
    budget: 'Orçamento',
    scene: 'Cena',
    total: 'Valor total',
  },
  quotes: {
    'quote-accepted': {
      subject: ({ number }) => `O orçamento ${number} foi aceite`,
      title: 'Um orçamento foi aceite',
      sentence: ({ number }) => `O cliente aceitou o orçamento ${number}.`,
      button: 'Abrir orçamento',
    },
    'quote-declined': {
      subject: ({ number }) => `O orçamento ${number} foi recusado`,
      title: 'Um orçamento foi recusado',
      sentence: ({ number }) =>
        `O cliente recusou o orçamento ${number}. Se indicou um motivo, este é apresentado junto ao orçamento.`,
      button: 'Abrir orçamento',
    },
    'quote-question': {
      subject: ({ number }) => `Uma pergunta sobre o orçamento ${number}`,
      title: 'Um cliente tem uma pergunta',
      sentence: ({ number }) =>
        `O cliente tem uma pergunta sobre o orçamento ${number}. Pode lê-la e responder junto ao orçamento.`,
      button: 'Responder à pergunta',
    },
  },
  quoteTotal: 'Valor total',
  quoteValidUntil: 'Válido até',
  quoteReason: ({ number }) =>
    `Recebe este e-mail porque enviou o orçamento ${number} ou porque os pedidos são enviados para este endereço.`,
  domain: {
    missing: (domain) => `Falta o registo de verificação de ${domain}`,
    lost: (domain) => `${domain} já não é utilizado`,
    missingSentence: (domain, until) =>
      `O registo que verifica ${domain} não foi encontrado. Reponha-o até ${until}, caso contrário o Vitrine deixa de utilizar o domínio.`,
    lostSentence: (domain) =>
      `O registo que verifica ${domain} falta há dias, pelo que o Vitrine já não utiliza o domínio. As ligações e o início de sessão utilizam o seu subdomínio. Para voltar a utilizar o domínio, reponha o registo e verifique o domínio nas definições.`,
    record: (name, proof) => `Registo TXT ${name} com o conteúdo ${proof}`,
    button: 'Abrir definições',
    reason: (organisation) => `Recebe este e-mail porque gere ${organisation}.`,
  },
  limit: {
    subject: (percent) => `Utilizou ${percent}% das suas sessões deste mês`,
    sentence: ({ used, limit, month }) =>
      `Utilizou ${used} de ${limit} sessões em ${month}. Nada é desativado: os visitantes veem os seus configuradores como antes.`,
    button: 'Abrir faturação',
    reason: (organisation) => `Recebe este e-mail porque o seu endereço é o contacto principal de ${organisation}.`,
  },
};
