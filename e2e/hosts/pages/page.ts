import type { Files } from '../site.ts';

/** What a page knows of the embedded product. */
export interface EmbeddedViewer {
  /** Address of vitrine.js. */
  script: string;
  /** Address of latest.json. */
  src: string;
}

/** A page with elements around the viewer, which must look the same with it and without it. */
export const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A shop</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">${head}</head>
<body><h1 class="watched">Kitchens</h1><p class="watched">Made to order.</p><button class="watched" type="button">Call us</button>
${body}
<footer class="watched">14 Canal Wharf</footer></body></html>`;

/** Records the events of the viewer on a page of plain scripts. The frameworks' pages listen in their own way. */
export const LISTEN = `window.received = [];
for (const name of ['vitrine-ready', 'vitrine-change', 'vitrine-save', 'vitrine-enquiry', 'vitrine-error'])
  document.addEventListener(name, (event) => window.received.push([name, event.detail]));`;

export const CSS = `body { margin: 0; font: 16px/1.5 Georgia, serif; color: #223; }
vitrine-configurator { display: block; height: 640px; }`;

export const moduleTag = (script: string): string => `<script type="module" src="${script}"></script>`;

export type Host = (embedded: EmbeddedViewer) => Files | Promise<Files>;
