import type { designMessages } from '@vitrine/contract/designs/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designMessages> = {
  unknownConfigurator: 'Este configurador no existe o no está publicado.',
  unknownDesign: 'Este diseño no tiene elementos de este configurador.',
  unknownPage: 'Esta página no es uno de los sitios web de este configurador.',
  imageInvalid: 'La imagen del diseño no es PNG ni JPEG.',
  goneTitle: 'Diseño no encontrado',
  gone: 'El enlace está incompleto o el diseño se ha eliminado. Pida un enlace nuevo a quien se lo envió.',
  sheet: 'Ficha de especificaciones',
  roomTitle: '{name} en su habitación',
  roomHelp: 'Mueva el móvil despacio sobre el suelo hasta que aparezca el armario. Está a tamaño real.',
  roomOpen: 'Abrir la cámara',
  roomElsewhere:
    'Abra esta página en un móvil o una tableta: su cámara muestra el armario en su habitación. Los programas de modelos 3D también abren estos archivos.',
  roomApple: 'Para iPhone y iPad (USDZ)',
  roomAndroid: 'Para Android (GLB)',
  roomBack: 'Volver al diseño',
};
