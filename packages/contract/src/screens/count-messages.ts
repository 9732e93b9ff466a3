import { defineMessages, message } from '../texts/define-messages.ts';

/** Counts of things, by the name of one. */
export const countMessages = defineMessages('screens/count', {
  article: (count: number) => message('{count, plural, one {# article} other {# articles}}', { count }),
  change: (count: number) => message('{count, plural, one {# change} other {# changes}}', { count }),
  choice: (count: number) => message('{count, plural, one {# choice} other {# choices}}', { count }),
  difference: (count: number) => message('{count, plural, one {# difference} other {# differences}}', { count }),
  edit: (count: number) => message('{count, plural, one {# edit} other {# edits}}', { count }),
  enquiry: (count: number) => message('{count, plural, one {# enquiry} other {# enquiries}}', { count }),
  item: (count: number) => message('{count, plural, one {# item} other {# items}}', { count }),
  layer: (count: number) => message('{count, plural, one {# layer} other {# layers}}', { count }),
  pastedLine: (count: number) => message('{count, plural, one {# pasted line} other {# pasted lines}}', { count }),
  preset: (count: number) => message('{count, plural, one {# preset} other {# presets}}', { count }),
  price: (count: number) => message('{count, plural, one {# price} other {# prices}}', { count }),
  product: (count: number) => message('{count, plural, one {# product} other {# products}}', { count }),
  row: (count: number) => message('{count, plural, one {# row} other {# rows}}', { count }),
  scene: (count: number) => message('{count, plural, one {# scene} other {# scenes}}', { count }),
  table: (count: number) => message('{count, plural, one {# table} other {# tables}}', { count }),
});
