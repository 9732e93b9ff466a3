import type { checkMessages } from '@vitrine/contract/configurators/check-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof checkMessages> = {
  usage:
    'Utilisation : npx vitrine-check DOSSIER | ZIP | data.json [--type panoramic|stockset|floors|slidingrobe]\n       npx vitrine-check --schema panoramic|stockset|floors|slidingrobe',
  unknownType: '{type} n’est pas un type. Les types sont panoramic, stockset, floors et slidingrobe.',
  notFound: 'Aucun fichier ni dossier {name}.',
  noDataFile: '{name} ne contient pas de data.json.',
  severalDataFiles: '{name} contient plusieurs fichiers JSON, dont aucun ne s’appelle data.json.',
  missing: '{path} est introuvable.',
  unused: '{name} n’est pas utilisé par le fichier de données.',
  notChecked:
    '{count, plural, one {Le fichier de données indique 1 image, qui n’a pas été vérifiée.} other {Le fichier de données indique {count} images, qui n’ont pas été vérifiées.}}',
  sound: 'Aucun problème. Type : {type}. {images, plural, one {1 image.} other {{images} images.}}',
  issues: '{count, plural, one {1 problème trouvé.} other {{count} problèmes trouvés.}}',
};
