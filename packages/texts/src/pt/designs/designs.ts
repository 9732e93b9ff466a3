import type { designMessages } from '@vitrine/contract/designs/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designMessages> = {
  unknownConfigurator: 'Este configurador não existe ou não está publicado.',
  unknownDesign: 'Este projeto não tem elementos deste configurador.',
  unknownPage: 'Esta página não é um dos sites deste configurador.',
  imageInvalid: 'A imagem do projeto não é PNG nem JPEG.',
  goneTitle: 'Projeto não encontrado',
  gone: 'A ligação está incompleta ou o projeto foi eliminado. Peça uma nova ligação a quem a enviou.',
  sheet: 'Ficha de especificações',
};
