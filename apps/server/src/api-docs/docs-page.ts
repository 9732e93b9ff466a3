import type { DescribedRoute, RouteError } from './describe-route.ts';
import { errorBody, exampleAddress } from './describe-route.ts';
import { INTRODUCTION } from './introduction.ts';
import { TAGS } from './tags.ts';

const STYLE = `
:root{color-scheme:light dark;--ink:#1c1a17;--quiet:#57524a;--line:#e8e4dd;--ground:#f5f3ef;--sheet:#fff;--accent:#1a6454}
@media (prefers-color-scheme:dark){:root{--ink:#efece6;--quiet:#b5afa5;--line:#2b2926;--ground:#121110;--sheet:#1a1917;--accent:#8acfbd}}
body{font:14px/20px system-ui,sans-serif;color:var(--ink);background:var(--ground);margin:0}
main{max-width:960px;margin:0 auto;padding:40px 16px 96px}
h1{font-size:24px;line-height:32px;margin:0 0 8px}h2{font-size:18px;line-height:24px;margin:40px 0 4px}
h3{font-size:13px;line-height:20px;margin:16px 0 4px}p{color:var(--quiet);margin:0 0 12px;max-width:720px}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin:16px 0}a{color:var(--accent)}
details{background:var(--sheet);border:1px solid var(--line);border-radius:8px;margin:8px 0;padding:0 16px}
summary{padding:12px 0;cursor:pointer;overflow-wrap:anywhere}summary code{font-weight:600}summary span{display:block;color:var(--quiet)}
summary:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
code,pre{font:12.5px/18px ui-monospace,monospace}
pre{overflow:auto;max-height:420px;margin:0 0 12px;padding:12px;background:var(--ground);border-radius:6px}
table{width:100%;table-layout:fixed;border-collapse:collapse;margin-bottom:16px}th,td{text-align:left;padding:8px 12px 8px 0;border-top:1px solid var(--line);vertical-align:top}
td{overflow-wrap:anywhere}th:first-child{width:56px}th:nth-child(2){width:40%}th{font-size:12px;font-weight:500;color:var(--quiet)}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const block = (title: string, text: string, heading = 'h3'): string =>
  `<${heading}>${escaped(title)}</${heading}><pre tabindex="0">${escaped(text)}</pre>`;

/** The request as it goes over the wire. */
function requestText(described: DescribedRoute): string {
  const { route, example } = described;
  const head = [
    `${route.method} ${exampleAddress(described)}`,
    ...(route.access === 'public' ? [] : ['Authorization: Bearer {token}']),
  ];
  if (route.multipart) {
    const fields = Object.entries((example.body ?? {}) as Record<string, string>).map(
      ([name, text]) => `${name}=${text}`,
    );
    const files = Object.entries(route.multipart.files).map(
      ([name, { required, maxBytes }]) =>
        `${name}=@file (${required ? 'required' : 'optional'}, ${Math.round(maxBytes / 1024)} kB at most)`,
    );
    return [...head, 'Content-Type: multipart/form-data', '', ...fields, ...files].join('\n');
  }
  if (example.body === undefined) return head.join('\n');
  return [...head, 'Content-Type: application/json', '', json(example.body)].join('\n');
}

const errorRow = (error: RouteError): string =>
  `<tr><td>${error.status}</td><td><code>${error.code}</code></td><td>${escaped(error.message)}</td></tr>`;

function routePart(described: DescribedRoute): string {
  const { name, route, who, example, errors } = described;
  const answer = route.file
    ? '<h3>Answer</h3><p>A file.</p>'
    : block('Answer', json(route.flat ? example.answer : { data: example.answer }));
  return `<details id="${name}"><summary><code>${route.method} /api${route.path}</code><span>${escaped(route.summary)}</span></summary>
<h3>Who may call it</h3><p>${escaped(who)}</p>${block('Request', requestText(described))}${answer}
<h3>Errors</h3><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Message</th></tr></thead>
<tbody>${errors.map(errorRow).join('')}</tbody></table></details>`;
}

/** The API reference for people: one page without a script; each route is a section that opens. */
export function docsPage(routes: readonly DescribedRoute[]): string {
  const parts = TAGS.map(
    ({ name, description }) =>
      `<section aria-labelledby="tag-${name}"><h2 id="tag-${name}">${name}</h2><p>${escaped(description)}</p>${routes
        .filter(({ tag }) => tag === name)
        .map(routePart)
        .join('\n')}</section>`,
  );
  const [first] = routes.flatMap(({ errors }) => errors);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitrine API</title><style>${STYLE}</style></head><body><main><h1>Vitrine API</h1>
${INTRODUCTION.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')}
${first ? block('An error', json(errorBody(first)), 'h2') : ''}
<p>For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Subjects">${TAGS.map(({ name }) => `<a href="#tag-${name}">${name}</a>`).join('')}</nav>
${parts.join('\n')}</main></body></html>`;
}
