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
  roomTitle: '{name} na sua divisão',
  roomHelp: 'Mova o telemóvel devagar sobre o chão até o roupeiro aparecer. Está em tamanho real.',
  roomOpen: 'Abrir a câmara',
  roomElsewhere:
    'Abra esta página num telemóvel ou tablet: a câmara mostra o roupeiro na sua divisão. Os programas de modelos 3D também abrem estes ficheiros.',
  roomApple: 'Para iPhone e iPad (USDZ)',
  roomAndroid: 'Para Android (GLB)',
  roomBack: 'Voltar ao projeto',
};
