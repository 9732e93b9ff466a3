import type { checkMessages } from '@vitrine/contract/configurators/check-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof checkMessages> = {
  usage:
    'Uso: npx vitrine-check CARTELLA | ZIP | data.json [--type panoramic|stockset|floors|slidingrobe]\n       npx vitrine-check --schema panoramic|stockset|floors|slidingrobe',
  unknownType: '{type} non è un tipo. I tipi sono panoramic, stockset, floors e slidingrobe.',
  notFound: 'Non esiste un file o una cartella {name}.',
  noDataFile: '{name} non contiene data.json.',
  severalDataFiles: '{name} contiene più file JSON e nessuno si chiama data.json.',
  missing: 'Manca {path}.',
  unused: '{name} non è usato dal file di dati.',
  notChecked:
    '{count, plural, one {Il file di dati indica 1 immagine, che non è stata controllata.} other {Il file di dati indica {count} immagini, che non sono state controllate.}}',
  sound: 'Nessun problema. Tipo: {type}. {images, plural, one {1 immagine.} other {{images} immagini.}}',
  issues: '{count, plural, one {1 problema trovato.} other {{count} problemi trovati.}}',
};
