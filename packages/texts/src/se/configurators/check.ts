import type { checkMessages } from '@vitrine/contract/configurators/check-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof checkMessages> = {
  usage:
    'Användning: npx vitrine-check MAPP | ZIP | data.json [--type panoramic|stockset|floors|slidingrobe]\n            npx vitrine-check --schema panoramic|stockset|floors|slidingrobe',
  unknownType: '{type} är ingen typ. Typerna är panoramic, stockset, floors och slidingrobe.',
  notFound: 'Det finns ingen fil eller mapp {name}.',
  noDataFile: '{name} saknar data.json.',
  severalDataFiles: '{name} har flera JSON-filer och ingen av dem heter data.json.',
  missing: '{path} saknas.',
  unused: '{name} används inte av datafilen.',
  notChecked:
    '{count, plural, one {Datafilen anger 1 bild, som inte har kontrollerats.} other {Datafilen anger {count} bilder, som inte har kontrollerats.}}',
  sound: 'Inga problem hittades. Typ: {type}. {images, plural, one {1 bild.} other {{images} bilder.}}',
  issues: '{count, plural, one {1 problem hittades.} other {{count} problem hittades.}}',
};
