import type { partMessages } from '@vitrine/contract/configurators/part-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partMessages> = {
  editTitle: 'Componentes e imagens de {version}',
  parts: 'Componentes',
  name: 'Nome',
  nameEmpty: 'Dê-lhe um nome.',
  colour: 'Cor',
  pickColour: 'Escolher uma cor do ecrã',
  colourWrong: 'Escreva a cor como #C0966A.',
  offered: 'Os visitantes podem escolhê-lo',
  add: 'Adicionar {what}',
  numbered: '{what} {number}',
  delete: 'Eliminar {name}',
  deleteYes: 'Eliminar',
  usedBy: '{name} faz parte de {users}.',
  usedByHelp: 'É retirado daí e o resto é repartido de novo. Pode anular esta ação.',
  deleted: 'Eliminado: {name}',
  dragHelp:
    'Prima Espaço para pegar numa entrada, as setas para a mover, Espaço para a largar e Escape para cancelar.',
  listOf: '{label} por ordem',
  selectSomething: 'Selecione uma entrada para a alterar.',
  issuesTitle:
    '{number, plural, one {# ponto a corrigir} other {# pontos a corrigir}} antes de poder criar',
  issuesBlock: 'Ainda falta algo ou há uma contradição. Feche esta janela; é indicado por cima do editor.',
  guessesHelp: 'Isto é só um começo, para haver algo para ver. Altere o que não estiver certo.',
  removeImage: 'Remover imagem',
  startTitle: 'Ou comece sem imagens de camadas',
  startFloor: 'Pavimento de flocos',
  startFloorHelp: 'Flocos, misturas deles e uma foto de uma divisão em que os visitantes veem o pavimento.',
  startRobe: 'Roupeiro de correr',
  startRobeHelp: 'Portas, caixilhos, interiores e materiais com as suas medidas, desenhados à escala.',
};
