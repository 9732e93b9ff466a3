import type { fieldLabelMessages } from '@vitrine/contract/catalogue/field-labels';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldLabelMessages> = {
  Active: 'Actif',
  Colour: 'Couleur',
  Enabled: 'Actif',
  ID: 'ID',
  Image: 'Image',
  Name: 'Nom',
  Options: 'Options',
  Parts: 'Flocons',
  'Parts %': 'Flocons %',
  'Parts ID': 'ID flocons',
  'Parts Size': 'Taille flocons',
  Price: 'Prix',
  'Product Type': 'Type de produit',
  Range: 'Gamme',
  SKU: 'Référence',
  Tags: 'Tags',
  Thumbnail: 'Vignette',
};
