import type { FeedProduct, FeedState } from '@vitrine/contract/designs/feed-schemas';
import { escapeMarkup } from '../../text/escape-markup.ts';

/** JSON inside a script element: no text can end the element or open a comment. */
const inScript = (data: object): string => JSON.stringify(data, null, 2).replaceAll('<', '\\u003c');

/**
 * What a page has of the products without running the viewer: an image and the choices inside the embedded element, and
 * the structured data after it.
 */
export function pageCode(products: readonly FeedProduct[], data: object | null): FeedState['snippet'] {
  const [shown] = products;
  if (!shown || data === null) return { inside: '', after: '' };
  const choices = shown.choices.map(
    ({ component, item }) => `      <li>${escapeMarkup(component)}: ${escapeMarkup(item)}</li>`,
  );
  const others = products
    .slice(1)
    .map(({ link, title }) => `      <li><a href="${escapeMarkup(link)}">${escapeMarkup(title)}</a></li>`);
  const list = (lines: string[]): string[] => (lines.length > 0 ? ['    <ul>', ...lines, '    </ul>'] : []);
  return {
    inside: [
      '  <noscript>',
      `    <img src="${escapeMarkup(shown.image)}" alt="${escapeMarkup(shown.title)}" style="width: 100%; height: auto">`,
      ...list(choices),
      ...list(others),
      '  </noscript>',
    ].join('\n'),
    after: `<script type="application/ld+json">\n${inScript(data)}\n</script>`,
  };
}
