import type { fieldLabelMessages } from '@vitrine/contract/catalogue/field-labels';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldLabelMessages> = {
  Active: 'Actief',
  Colour: 'Kleur',
  Enabled: 'Aan',
  ID: 'ID',
  Image: 'Afbeelding',
  Name: 'Naam',
  Options: 'Opties',
  Parts: 'Delen',
  'Parts %': 'Delen %',
  'Parts ID': 'ID delen',
  'Parts Size': 'Maat delen',
  Price: 'Prijs',
  'Product Type': 'Producttype',
  Range: 'Serie',
  SKU: 'SKU',
  Tags: 'Tags',
  Thumbnail: 'Miniatuur',
};
