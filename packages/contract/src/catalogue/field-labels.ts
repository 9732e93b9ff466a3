import { defineMessages } from '../texts/define-messages.ts';

/** Labels of the fields and columns of a catalogue, by their English text. */
export const fieldLabelMessages = defineMessages('catalogue/fields', {
  Active: 'Active',
  Colour: 'Colour',
  Enabled: 'Enabled',
  ID: 'ID',
  Image: 'Image',
  Name: 'Name',
  Options: 'Options',
  Parts: 'Parts',
  'Parts %': 'Parts %',
  'Parts ID': 'Parts ID',
  'Parts Size': 'Parts Size',
  Price: 'Price',
  'Product Type': 'Product Type',
  Range: 'Range',
  SKU: 'SKU',
  Tags: 'Tags',
  Thumbnail: 'Thumbnail',
});

/** The English label of a field or column. Heads of exported files have it in every language, so that all can import them. */
export type FieldLabel = keyof typeof fieldLabelMessages;

/** The label of a field or column in the reader's language. */
export const fieldLabel = (label: FieldLabel): string => fieldLabelMessages[label];
