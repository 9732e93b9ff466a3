import type { fieldLabelMessages } from '@vitrine/contract/catalogue/field-labels';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldLabelMessages> = {
  Active: 'Aktiv',
  Colour: 'Farbe',
  Enabled: 'Aktiviert',
  ID: 'ID',
  Image: 'Bild',
  Name: 'Name',
  Options: 'Optionen',
  Parts: 'Teile',
  'Parts %': 'Teile %',
  'Parts ID': 'Teile-ID',
  'Parts Size': 'Teilegröße',
  Price: 'Preis',
  'Product Type': 'Produktart',
  Range: 'Serie',
  SKU: 'SKU',
  Tags: 'Stichwörter',
  Thumbnail: 'Miniaturbild',
};
