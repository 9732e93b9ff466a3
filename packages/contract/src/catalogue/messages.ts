/** Sentences of the catalogue tables (configurators.md §4, §5, §8), to the letter. */
export const catalogueMessages = {
  noResults: (query: string) => `No search results for "${query}"`,
  doorRangeDisabled: 'This item is disabled. Re-enable the door range to edit it.',
  lastDoorRange: 'At least one door range stays on.',
  lastManufacturer: 'You must have at least one manufacturer enabled in a layer.',
  nameRequired: 'Product Name is required!',
  priceInvalid: 'Invalid number',
  priceHint: 'Number must be positive with max 2 decimals',
  unsaved: 'You have unsaved changes',
  leaveQuestion: 'You need to save or discard changes before leaving!',
  searchHelp: "A comma means ANY of the words, a plus means BOTH words. Example: 'blue, green + racing'",
} as const;
