import { defineMessages, message } from '../texts/define-messages.ts';

/** Names of the controls of a row, and of what a change makes of a value. */
export const rowMessages = defineMessages('catalogue/rows', {
  fieldOf: (field: string, row: string) => message('{field} of {row}', { field, row }),
  rowEnabled: (row: string) => message('{row} enabled', { row }),
  rangeEnabled: (range: string) => message('{range} range enabled', { range }),
  optionsOf: (group: string) => message('{group} options', { group }),
  nameAtManufacturer: (manufacturer: string, product: string) =>
    message('{manufacturer} calls {product}', { manufacturer, product }),
  doorRange: 'Door Range',
  finishes: 'Finishes',
  added: 'Added',
  removed: 'Removed',
  becomes: 'becomes',
  noValue: 'none',
});
