/** What the text of a page's number has until the document is laid out, and its pages are counted. */
export const PAGE_PLACEHOLDERS = ['{page}', '{count}'] as const;

/** 'Page 2 of 5' of 'Page {page} of {count}'. */
export const pageText = (pattern: string, page: number, count: number): string =>
  pattern.replace(PAGE_PLACEHOLDERS[0], String(page)).replace(PAGE_PLACEHOLDERS[1], String(count));
