/**
 * Text as HTML and XML write it, in elements and in quoted attributes. Control characters and halves of characters,
 * which XML does not know, are left out.
 */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]|\p{Surrogate}|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
