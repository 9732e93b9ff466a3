import type { fieldLabelMessages } from '@vitrine/contract/catalogue/field-labels';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldLabelMessages> = {
  Active: 'Ativo',
  Colour: 'Cor',
  Enabled: 'Ativo',
  ID: 'ID',
  Image: 'Imagem',
  Name: 'Nome',
  Options: 'Opções',
  Parts: 'Partes',
  'Parts %': '% das partes',
  'Parts ID': 'ID das partes',
  'Parts Size': 'Tamanho das partes',
  Price: 'Preço',
  'Product Type': 'Tipo de produto',
  Range: 'Gama',
  SKU: 'SKU',
  Tags: 'Etiquetas',
  Thumbnail: 'Miniatura',
};
