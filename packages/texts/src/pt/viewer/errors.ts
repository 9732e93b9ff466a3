import type { ErrorTexts } from '../../viewer-texts.ts';

export const texts: ErrorTexts = {
  address: () => ({
    title: 'Ainda não há nada para ver',
    text: 'Este visualizador não tem endereço. A página tem de indicar um configurador no atributo src.',
  }),
  unreachable: () => ({
    title: 'A divisão não foi carregada',
    text: 'O servidor não respondeu. Verifique a ligação e tente de novo.',
  }),
  missing: () => ({
    title: 'Este configurador não está aqui',
    text: 'Foi movido ou não está publicado. Contacte o proprietário deste site.',
  }),
  preparing: () => ({
    title: 'Este configurador está a ser preparado',
    text: 'As imagens ainda não estão prontas. Aparece aqui assim que estiverem.',
  }),
  unreadable: () => ({
    title: 'A divisão não foi carregada',
    text: 'Não é possível ler a resposta do servidor. Tente de novo dentro de alguns minutos.',
  }),
  format: () => ({
    title: 'Esta página precisa de um visualizador mais recente',
    text: 'O configurador foi publicado numa forma que este visualizador ainda não conhece. Recarregue a página.',
  }),
  kind: () => ({
    title: 'Este tipo não pode ser mostrado aqui',
    text: 'Este visualizador ainda não mostra configuradores deste tipo.',
  }),
  domain: (host) => ({
    title: 'Não permitido neste site',
    text: `O configurador não está autorizado para ${host}. O proprietário pode acrescentar este endereço aos domínios autorizados.`,
  }),
  webgl: () => ({
    title: 'A divisão não pode ser mostrada aqui',
    text: 'Este navegador não tem WebGL. Pode mesmo assim escolher acabamentos e guardar o seu projeto.',
  }),
  lost: () => ({
    title: 'A imagem perdeu-se',
    text: 'A placa gráfica ficou sem memória. O seu projeto está seguro.',
  }),
  scene: () => ({
    title: 'Ainda não há divisão para mostrar',
    text: 'Este configurador não tem imagem de uma divisão. O proprietário pode enviá-la com o ficheiro de dados.',
  }),
  empty: () => ({
    title: 'Ainda não há roupeiro para mostrar',
    text: 'Precisa de pelo menos uma porta, um caixilho, um interior e um material. O proprietário pode acrescentar o que falta.',
  }),
  image: () => ({
    title: 'A imagem não foi carregada',
    text: 'Pode mesmo assim escolher acabamentos e guardar o seu projeto.',
  }),
};
