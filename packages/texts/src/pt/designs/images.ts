import type { designImageMessages } from '@vitrine/contract/designs/image-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designImageMessages> = {
  configuratorMissing: 'Este configurador não existe ou não está publicado.',
  configuratorInvalid: 'O endereço tem de indicar um configurador pelo seu número.',
  resellerInvalid: 'O revendedor tem de ser um número.',
  designTooLong: 'O projeto pode ter até {most, number} caracteres.',
  designUnknown: 'Este projeto não tem elementos deste configurador.',
  sceneUnknown: 'Este configurador não tem esta cena.',
  formatUnknown: 'O formato tem de ser um destes: {formats}.',
  sizeInvalid: 'A largura e a altura têm de ser números inteiros de 1 a {side, number} píxeis.',
  sizeLarge: 'Uma imagem pode ter até {pixels, number} píxeis.',
  sizeTwice: 'Indique no máximo dois de width, height e ratio.',
  ratioInvalid:
    'A proporção tem de ser um ou dois números, como 1.91 ou 16:9, e nenhum lado pode exceder {most, number} vezes o outro.',
  viewUnknown: 'A vista tem de ser uma destas: {views}.',
  viewTwice: 'Indique uma vista com nome, ou yaw, pitch e fov, mas não ambos.',
  viewInvalid:
    'Yaw tem de ser um número de -360 a 360 graus, pitch de -{pitch, number} a {pitch, number} e fov de {narrowest, number} a {widest, number}.',
  viewFlat: 'Só os panoramas e os roupeiros podem ser rodados.',
  angleUnused: 'Só os panoramas têm um campo de visão.',
  viewWhole: 'Só as imagens planas podem ser mostradas por inteiro.',
  backgroundInvalid: 'O fundo tem de ser uma cor como f4f1ea.',
  backgroundUnused: 'A imagem cobre o seu fundo nesta vista.',
  versionInvalid: 'A versão tem de ser um número como 1.006.',
  listInvalid: 'O endereço tem mais de um valor de {name}.',
  signatureMissing: 'Sem assinatura, uma imagem mostra a primeira vista num destes tamanhos: {sizes}.',
  signatureWrong: 'A assinatura não pertence a este endereço.',
  drawingBusy: 'Estão a ser criadas demasiadas imagens. Tente novamente dentro de momentos.',
  drawnTooMany: 'Foram pedidas demasiadas imagens novas a partir da sua rede. Tente novamente dentro de um minuto.',
  imageMissing: 'As imagens deste configurador não estão disponíveis.',
};
