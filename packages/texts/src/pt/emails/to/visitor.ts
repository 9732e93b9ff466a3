import type { VisitorTexts } from '../../../email-texts.ts';

export const visitor: VisitorTexts = {
  design: {
    subject: 'Aqui está o seu projeto',
    title: 'Aqui está o seu projeto',
    text: (configurator) =>
      `Este é o projeto que guardou em ${configurator}. Pode voltar a abri-lo e alterá-lo em qualquer altura.`,
    open: 'Abrir o seu projeto',
    itemsTitle: 'O que escolheu',
    image: (configurator) => `O seu projeto em ${configurator}`,
    total: 'Valor total',
    reason: (organisation) =>
      `Recebe este e-mail porque o seu endereço foi indicado quando este projeto foi guardado no site de ${organisation}. Se não foi o próprio a fazê-lo, ignore este e-mail: não receberá mais nenhum.`,
  },
  quotes: {
    'quote-sent': {
      subject: ({ number, seller }) => `O seu orçamento ${number} de ${seller}`,
      title: 'O seu orçamento',
      sentence: ({ number, seller }) =>
        `${seller} preparou o orçamento ${number} para si. Veja o projeto e o preço, faça uma pergunta ou aceite-o.`,
      button: 'Ver orçamento',
    },
    'quote-answer': {
      subject: ({ number, seller }) => `${seller} respondeu à sua pergunta sobre o orçamento ${number}`,
      title: 'A sua pergunta foi respondida',
      sentence: ({ number, seller }) =>
        `${seller} respondeu à sua pergunta sobre o orçamento ${number}. Leia a resposta junto ao orçamento.`,
      button: 'Ler resposta',
    },
    'quote-confirmed': {
      subject: ({ number }) => `Aceitou o orçamento ${number}`,
      title: 'Obrigado por aceitar',
      sentence: ({ number, seller }) =>
        `Aceitou o orçamento ${number} de ${seller}, que entrará em contacto consigo sobre os próximos passos.`,
      button: 'Ver orçamento',
    },
  },
  quoteTotal: 'Valor total',
  quoteValidUntil: 'Válido até',
  quoteReason: ({ seller }) =>
    `Recebe este e-mail porque ${seller} lhe enviou um orçamento. A ligação é privada: não a partilhe.`,
};
