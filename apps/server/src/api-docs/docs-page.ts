import { escapeMarkup } from '@vitrine/domain/text/escape-markup';
import type { DescribedRoute, RouteError } from './describe-route.ts';
import { errorBody, exampleAddress } from './describe-route.ts';
import { INTRODUCTION } from './introduction.ts';
import { page } from './page.ts';
import { TAGS } from './tags.ts';

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const block = (title: string, text: string, heading = 'h3'): string =>
  `<${heading}>${escapeMarkup(title)}</${heading}><pre tabindex="0">${escapeMarkup(text)}</pre>`;

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
  `<tr><td>${error.status}</td><td><code>${error.code}</code></td><td>${escapeMarkup(error.message)}</td></tr>`;

function routePart(described: DescribedRoute): string {
  const { name, route, who, example, errors } = described;
  const answer = route.file
    ? '<h3>Answer</h3><p>A file.</p>'
    : route.empty
      ? '<h3>Answer</h3><p>Headers only.</p>'
      : block('Answer', json(route.flat ? example.answer : { data: example.answer }));
  return `<details id="${name}"><summary><code>${route.method} /api${route.path}</code><span>${escapeMarkup(route.summary)}</span></summary>
<h3>Who may call it</h3><p>${escapeMarkup(who)}</p>${block('Request', requestText(described))}${answer}
<h3>Errors</h3><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Message</th></tr></thead>
<tbody>${errors.map(errorRow).join('')}</tbody></table></details>`;
}

/** The API reference for people: one page without a script; each route is a section that opens. */
export function docsPage(routes: readonly DescribedRoute[]): string {
  const parts = TAGS.map(
    ({ name, description }) =>
      `<section aria-labelledby="tag-${name}"><h2 id="tag-${name}">${name}</h2><p>${escapeMarkup(description)}</p>${routes
        .filter(({ tag }) => tag === name)
        .map(routePart)
        .join('\n')}</section>`,
  );
  const [first] = routes.flatMap(({ errors }) => errors);
  return page(
    'Vitrine API',
    `<h1>Vitrine API</h1>
${INTRODUCTION.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`).join('')}
${first ? block('An error', json(errorBody(first)), 'h2') : ''}
<p>For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Subjects">${TAGS.map(({ name }) => `<a href="#tag-${name}">${name}</a>`).join('')}</nav>
${parts.join('\n')}`,
  );
}
