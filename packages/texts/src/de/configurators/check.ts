import type { checkMessages } from '@vitrine/contract/configurators/check-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof checkMessages> = {
  usage:
    'Aufruf: npx vitrine-check ORDNER | ZIP | data.json [--type panoramic|stockset|floors|slidingrobe]\n        npx vitrine-check --schema panoramic|stockset|floors|slidingrobe',
  unknownType: '{type} ist keine Art. Arten sind panoramic, stockset, floors und slidingrobe.',
  notFound: 'Es gibt keine Datei und keinen Ordner {name}.',
  noDataFile: '{name} enthält keine data.json.',
  severalDataFiles: '{name} enthält mehrere JSON-Dateien, aber keine heißt data.json.',
  missing: '{path} fehlt.',
  unused: 'Die Datendatei verwendet {name} nicht.',
  notChecked:
    '{count, plural, one {Die Datendatei nennt 1 Bild, das nicht geprüft wurde.} other {Die Datendatei nennt {count} Bilder, die nicht geprüft wurden.}}',
  sound: 'Keine Probleme gefunden. Art: {type}. {images, plural, one {1 Bild.} other {{images} Bilder.}}',
  issues: '{count, plural, one {1 Problem gefunden.} other {{count} Probleme gefunden.}}',
};
