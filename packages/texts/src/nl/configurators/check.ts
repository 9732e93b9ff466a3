import type { checkMessages } from '@vitrine/contract/configurators/check-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof checkMessages> = {
  usage:
    'Gebruik: npx vitrine-check MAP | ZIP | data.json [--type panoramic|stockset|floors|slidingrobe]\n         npx vitrine-check --schema panoramic|stockset|floors|slidingrobe',
  unknownType: '{type} is geen type. De types zijn panoramic, stockset, floors en slidingrobe.',
  notFound: 'Er is geen bestand of map {name}.',
  noDataFile: '{name} heeft geen data.json.',
  severalDataFiles: '{name} heeft meerdere JSON-bestanden en geen ervan heet data.json.',
  missing: '{path} ontbreekt.',
  unused: '{name} wordt niet gebruikt in het databestand.',
  notChecked:
    '{count, plural, one {Het databestand noemt 1 afbeelding, die niet is gecontroleerd.} other {Het databestand noemt {count} afbeeldingen, die niet zijn gecontroleerd.}}',
  sound: 'Geen problemen gevonden. Type: {type}. {images, plural, one {1 afbeelding.} other {{images} afbeeldingen.}}',
  issues: '{count, plural, one {1 probleem gevonden.} other {{count} problemen gevonden.}}',
};
