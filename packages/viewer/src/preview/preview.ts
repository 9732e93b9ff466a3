import type { VitrineConfigurator } from '../element.ts';
import { announceDesign } from './announce-design.ts';
import { type DrawMessage, listenForDrawing } from './listen-for-drawing.ts';
import { interceptFetch, listenForLatest } from './listen-for-latest.ts';
import { listenForLeaving } from './listen-for-leaving.ts';
import { toSameOriginAddress } from './same-origin-address.ts';

/**
 * The page behind the back-office's previews: one viewer that fills the window. Its query has a language and the
 * address of a latest.json on the same host. With `posted` in the query, the parent page posts the content of that
 * address.
 */
const query = new URLSearchParams(location.search);

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  'html,body{height:100%;margin:0}body{font:14px/20px system-ui,sans-serif}vitrine-configurator{height:100%}vitrine-configurator::part(viewer){border:0;border-radius:0}',
);
document.adoptedStyleSheets = [sheet];

const address = toSameOriginAddress(query.get('src'), location.href) ?? '';
const language = query.get('lang') ?? 'en-gb';
document.documentElement.lang = language;

let shown: Promise<VitrineConfigurator> = new Promise(() => undefined);

function show(): void {
  const viewer = document.createElement('vitrine-configurator') as VitrineConfigurator;
  shown = new Promise((resolve) => {
    viewer.addEventListener('vitrine-ready', () => resolve(viewer), { once: true });
  });
  announceDesign(window.parent, window, viewer);
  viewer.setAttribute('src', address);
  viewer.setAttribute('lang', language);
  // A preview shows the version as it is.
  viewer.setAttribute('remember', 'off');
  document.body.replaceChildren(viewer);
}

if (query.has('posted')) {
  let latest: unknown = null;
  interceptFetch(window, address, () => latest);
  listenForLatest(window.parent, window, (newLatest) => {
    latest = newLatest;
    show();
  });
} else {
  show();
}

/** Draws a design once the viewer shows its full image. */
async function draw({ design, width, height }: DrawMessage): Promise<Blob> {
  const viewer = await shown;
  viewer.setDesign(design);
  return viewer.snapshot({ width, height });
}

listenForDrawing(window.parent, window, draw);
listenForLeaving(window.parent, window, () => document.body.replaceChildren());
