import type { fieldLabelMessages } from '@vitrine/contract/catalogue/field-labels';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldLabelMessages> = {
  Active: 'Attivo',
  Colour: 'Colore',
  Enabled: 'Attivo',
  ID: 'ID',
  Image: 'Immagine',
  Name: 'Nome',
  Options: 'Opzioni',
  Parts: 'Scaglie',
  'Parts %': 'Scaglie %',
  'Parts ID': 'ID scaglie',
  'Parts Size': 'Misura scaglie',
  Price: 'Prezzo',
  'Product Type': 'Tipo di prodotto',
  Range: 'Serie',
  SKU: 'Codice',
  Tags: 'Tag',
  Thumbnail: 'Miniatura',
};
