import type { designMessages } from '@vitrine/contract/designs/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designMessages> = {
  unknownConfigurator: 'Konfiguratorn finns inte eller är inte publicerad.',
  unknownDesign: 'Designen har inga alternativ från den här konfiguratorn.',
  unknownPage: 'Sidan är inte en av konfiguratorns webbplatser.',
  imageInvalid: 'Bilden av designen är ingen PNG- eller JPEG-bild.',
  goneTitle: 'Designen hittades inte',
  gone: 'Länken är ofullständig eller så har designen tagits bort. Kontakta avsändaren för en ny länk.',
  sheet: 'Specifikationsblad',
  roomTitle: '{name} i ert rum',
  roomHelp: 'Rör telefonen långsamt över golvet tills garderoben syns. Den har sin verkliga storlek.',
  roomOpen: 'Öppna kameran',
  roomElsewhere:
    'Öppna sidan på en telefon eller surfplatta: kameran visar garderoben i ert rum. Även program för 3D-modeller öppnar filerna.',
  roomApple: 'För iPhone och iPad (USDZ)',
  roomAndroid: 'För Android (GLB)',
  roomBack: 'Tillbaka till designen',
};
