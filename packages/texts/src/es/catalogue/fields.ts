import type { fieldLabelMessages } from '@vitrine/contract/catalogue/field-labels';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldLabelMessages> = {
  Active: 'Activo',
  Colour: 'Color',
  Enabled: 'Activo',
  ID: 'ID',
  Image: 'Imagen',
  Name: 'Nombre',
  Options: 'Opciones',
  Parts: 'Partes',
  'Parts %': '% de las partes',
  'Parts ID': 'ID de las partes',
  'Parts Size': 'Tamaño de las partes',
  Price: 'Precio',
  'Product Type': 'Tipo de producto',
  Range: 'Gama',
  SKU: 'SKU',
  Tags: 'Etiquetas',
  Thumbnail: 'Miniatura',
};
