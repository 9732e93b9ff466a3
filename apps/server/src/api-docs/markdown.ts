import { escapeMarkup } from '@vitrine/domain/text/escape-markup';

const code = (text: string): string =>
  text.startsWith('/api/')
    ? `<a href="${escapeMarkup(text)}"><code>${escapeMarkup(text)}</code></a>`
    : `<code>${escapeMarkup(text)}</code>`;

/** Code and links of one line. Code comes first, because it may have brackets; an address of the product is a link. */
const inline = (text: string): string =>
  text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`') && part.length > 1
        ? code(part.slice(1, -1))
        : escapeMarkup(part).replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>'),
    )
    .join('');

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

const table = ([head = '', , ...rows]: readonly string[]): string => {
  const body = rows.map(
    (row) =>
      `<tr>${cellsOf(row)
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr>`,
  );
  const titles = cellsOf(head).map((cell) => `<th scope="col">${cell}</th>`);
  return `<table><thead><tr>${titles.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
};

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${inline(line.replace(/^- /, ''))}</li>`).join('\n')}</ul>`;

function block(text: string): string {
  const lines = text.split('\n');
  const [first = ''] = lines;
  const heading = /^(#{1,3}) (.+)$/.exec(first);
  if (heading) return `<h${heading[1]?.length}>${inline(heading[2] ?? '')}</h${heading[1]?.length}>`;
  if (first.startsWith('|')) return table(lines);
  return first.startsWith('- ') ? list(lines) : `<p>${inline(lines.join(' '))}</p>`;
}

/**
 * HTML of the Markdown that the product's own documents use: headings, paragraphs, lists, tables, code in a line and
 * links. An empty line ends each of them.
 */
export const markdownToHtml = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .join('\n');
