import type { imageSizeMessages } from '@vitrine/contract/designs/size-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof imageSizeMessages> = {
  title: 'Bildgrößen',
  help: 'Ihre Seiten, E-Mails und Shops können Bilder Ihrer Entwürfe über eine Adresse zeigen. Diese Größen sind für alle offen; andere brauchen eine Signatur.',
  ofManufacturer: 'Der Hersteller wählt die Größen.',
  forAll:
    'Die Liste gilt für alle Ihre Konfiguratoren. Bilder in Ihren Feeds, Karten und E-Mails hängen nicht von ihr ab.',
  list: 'Die Liste der Bildgrößen',
  address: 'Adresse eines Bildes',
  size: 'Größe {at, number}',
  width: 'Breite in Pixeln',
  height: 'Höhe in Pixeln',
  add: 'Größe hinzufügen',
  remove: 'Größe {at, number} entfernen',
  save: 'Größen speichern',
  discard: 'Änderungen verwerfen',
  saved: 'Bildgrößen gespeichert',
  savedHelp: 'Bilder in diesen Größen brauchen ab jetzt keine Signatur. Entfernte Größen brauchen eine.',
  failed: 'Bildgrößen wurden nicht gespeichert',
  sideInvalid: 'Verwenden Sie ganze Pixel von 1 bis {side, number}.',
  sizeLong: 'Keine Seite darf mehr als {most, number}-mal so lang sein wie die andere.',
  sizeLarge: 'Verwenden Sie insgesamt bis zu {pixels, number} Pixel.',
  sizeTwice: 'Diese Größe ist schon in der Liste.',
  sizesNone: 'Behalten Sie mindestens eine Größe.',
  sizesMany: 'Verwenden Sie bis zu {most, number} Größen.',
};
