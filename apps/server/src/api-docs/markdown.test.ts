import { expect, test } from 'vitest';
import { markdownToHtml } from './markdown.ts';

test('headings, paragraphs, lists, tables, code and links become HTML', () => {
  const text =
    '# Title\n\nOne `a[0]` and [a page](b.json).\n\n- first\n- second\n\n| A | B |\n|---|---|\n| `x` | y |\n';
  expect(markdownToHtml(text)).toBe(
    [
      '<h1>Title</h1>',
      '<p>One <code>a[0]</code> and <a href="b.json">a page</a>.</p>',
      '<ul><li>first</li>\n<li>second</li></ul>',
      '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td><code>x</code></td><td>y</td></tr></tbody></table>',
    ].join('\n'),
  );
});

test('text cannot add markup', () => {
  expect(markdownToHtml('<b>"x"</b> & `<i>`')).toBe(
    '<p>&lt;b&gt;&quot;x&quot;&lt;/b&gt; &amp; <code>&lt;i&gt;</code></p>',
  );
});
