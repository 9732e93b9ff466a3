/** The heads of a price list as a file. They are the same in every language, so that everybody's import reads them. */
export const PRICE_SHEET_HEADS = ['SKU', 'Article', 'Name', 'Layer', 'Configurator', 'Unit', 'Price'] as const;
