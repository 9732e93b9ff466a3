import type { privacyText } from '@vitrine/contract/enquiries/privacy';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof privacyText> = {
  title: 'Privacidade e condições',
  lead: 'O que acontece aos dados que indica quando guarda um projeto.',
  sections: [
    {
      heading: 'O que é guardado',
      text: 'O seu nome, endereço de e-mail e número de telefone; o código postal e o orçamento, se os indicar; o projeto que fez, com a sua imagem; a página em que o fez e o texto que aceitou.',
    },
    {
      heading: 'Quem o recebe',
      text: 'O fabricante cujo configurador utilizou e o revendedor em cuja página este estava. Utilizam-no para responder ao seu pedido. Nós guardamo-lo por conta deles e não o transmitimos a mais ninguém.',
    },
    { heading: 'O que recebe', text: 'Um e-mail com o seu projeto. Não enviamos newsletters.' },
    {
      heading: 'O que o visualizador guarda no seu dispositivo',
      text: 'As escolhas do seu último projeto, para as encontrar quando voltar. Nada dizem sobre si e ficam até repor o projeto; passados 30 dias, já não são utilizadas. O visualizador não cria cookies nem carrega nada de anunciantes ou redes sociais.',
    },
    {
      heading: 'Como pedir a eliminação',
      text: 'Escreva ao fabricante ou ao revendedor: podem eliminar o seu pedido a qualquer momento.',
    },
  ],
};
