import type { fieldLabelMessages } from '@vitrine/contract/catalogue/field-labels';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldLabelMessages> = {
  Active: 'Aktiv',
  Colour: 'Färg',
  Enabled: 'Aktiv',
  ID: 'ID',
  Image: 'Bild',
  Name: 'Namn',
  Options: 'Värden',
  Parts: 'Delar',
  'Parts %': 'Delar %',
  'Parts ID': 'Delarnas ID',
  'Parts Size': 'Delarnas storlek',
  Price: 'Pris',
  'Product Type': 'Produkttyp',
  Range: 'Serie',
  SKU: 'Artikelnr',
  Tags: 'Taggar',
  Thumbnail: 'Miniatyr',
};
