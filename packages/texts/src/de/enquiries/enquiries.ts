import type { formMessages } from '@vitrine/contract/enquiries/form-messages';
import type { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<TextsOf<typeof enquiryMessages>, keyof typeof formMessages> = {
  empty: 'Keine Anfragen gefunden.',
  unknownSource: 'Unbekannte Quelle',
  showAll: 'Alle anzeigen',
  seeOnPage: 'Auf der Seite ansehen',
  openVisualiser: 'Konfigurator öffnen',
  itemUnknown: 'Der Katalog dieses Konfigurators hat dieses Element nicht.',
  imageTooLarge: 'Das Bild des Entwurfs ist zu groß.',
  imageInvalid: 'Das Bild des Entwurfs ist kein PNG- oder JPEG-Bild.',
  fetching: 'Anfragen werden geladen …',
  emptyHelp: 'Hier erscheinen die Entwürfe, die Besucher speichern.',
  emptyFiltered: 'Noch hat kein Besucher einen Entwurf dieses Konfigurators gespeichert.',
  noTestOrganisation: 'Legen Sie zuerst eine Organisation namens e2e an. Tests werden als deren Anfragen gespeichert.',
  missing: 'Diese Anfrage gibt es nicht, oder Sie haben keinen Zugriff darauf.',
};
