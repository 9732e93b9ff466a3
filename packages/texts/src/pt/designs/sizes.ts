import type { imageSizeMessages } from '@vitrine/contract/designs/size-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof imageSizeMessages> = {
  title: 'Tamanhos de imagem',
  help: 'As suas páginas, e-mails e lojas podem mostrar imagens dos seus projetos através de um endereço. Estes tamanhos estão abertos a todos; os outros precisam de uma assinatura.',
  ofManufacturer: 'O fabricante escolhe os tamanhos.',
  forAll:
    'A lista vale para todos os seus configuradores. As imagens nos seus feeds, cartões e e-mails não dependem dela.',
  list: 'A lista de tamanhos de imagem',
  address: 'Endereço de uma imagem',
  size: 'Tamanho {at, number}',
  width: 'Largura em píxeis',
  height: 'Altura em píxeis',
  add: 'Adicionar um tamanho',
  remove: 'Remover o tamanho {at, number}',
  save: 'Guardar tamanhos',
  discard: 'Rejeitar alterações',
  saved: 'Tamanhos de imagem guardados',
  savedHelp:
    'A partir de agora, as imagens nestes tamanhos não precisam de assinatura. Os tamanhos removidos precisam.',
  failed: 'Os tamanhos de imagem não foram guardados',
  sideInvalid: 'Use píxeis inteiros de 1 a {side, number}.',
  sizeLong: 'Nenhum lado pode exceder {most, number} vezes o outro.',
  sizeLarge: 'Use até {pixels, number} píxeis no total.',
  sizeTwice: 'Este tamanho já está na lista.',
  sizesNone: 'Mantenha pelo menos um tamanho.',
  sizesMany: 'Use até {most, number} tamanhos.',
};
