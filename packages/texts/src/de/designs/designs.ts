import type { designMessages } from '@vitrine/contract/designs/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designMessages> = {
  unknownConfigurator: 'Diesen Konfigurator gibt es nicht, oder er ist nicht veröffentlicht.',
  unknownDesign: 'Dieser Entwurf hat keine Elemente dieses Konfigurators.',
  unknownPage: 'Diese Seite gehört nicht zu den Websites dieses Konfigurators.',
  imageInvalid: 'Das Bild des Entwurfs ist kein PNG- oder JPEG-Bild.',
  goneTitle: 'Entwurf nicht gefunden',
  gone: 'Der Link ist unvollständig, oder der Entwurf wurde entfernt. Bitten Sie den Absender um einen neuen Link.',
  sheet: 'Ausstattungsblatt',
  roomTitle: '{name} in Ihrem Raum',
  roomHelp: 'Bewegen Sie das Handy langsam über den Boden, bis der Schrank erscheint. Er hat seine wahre Größe.',
  roomOpen: 'Kamera öffnen',
  roomElsewhere:
    'Öffnen Sie diese Seite auf einem Handy oder Tablet: Seine Kamera zeigt den Schrank in Ihrem Raum. Auch Programme für 3D-Modelle öffnen diese Dateien.',
  roomApple: 'Für iPhone und iPad (USDZ)',
  roomAndroid: 'Für Android (GLB)',
  roomBack: 'Zurück zum Entwurf',
};
