import type { VitrineConfigurator } from '../element.ts';
import { type DrawMessage, listenForDrawing } from './drawing.ts';
import { answerAt, listenForLatest } from './given-latest.ts';
import { listenForLeaving } from './leaving.ts';
import { ownAddress } from './own-address.ts';

/**
 * The page behind the back-office's previews: one viewer that fills the window. It takes the address of a latest.json on
 * its own host and a language from its query. With `given` in its query there is nothing at that address yet: the page
 * around it says what stands there.
 */
const asked = new URLSearchParams(location.search);

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  'html,body{height:100%;margin:0}body{font:14px/20px system-ui,sans-serif}vitrine-configurator{height:100%}vitrine-configurator::part(viewer){border:0;border-radius:0}',
);
document.adoptedStyleSheets = [sheet];

const address = ownAddress(asked.get('src'), location.href) ?? '';
const language = asked.get('lang') ?? 'en-gb';
document.documentElement.lang = language;

let shown: Promise<VitrineConfigurator> = new Promise(() => undefined);

function show(): void {
  const viewer = document.createElement('vitrine-configurator') as VitrineConfigurator;
  shown = new Promise((resolve) => {
    viewer.addEventListener('vitrine-ready', () => resolve(viewer), { once: true });
  });
  viewer.setAttribute('src', address);
  viewer.setAttribute('lang', language);
  document.body.replaceChildren(viewer);
}

if (asked.has('given')) {
  let latest: unknown = null;
  answerAt(window, address, () => latest);
  listenForLatest(window.parent, window, (given) => {
    latest = given;
    show();
  });
} else {
  show();
}

/** An image of a design once the viewer shows it sharply. */
async function draw({ design, width, height }: DrawMessage): Promise<Blob> {
  const viewer = await shown;
  viewer.setDesign(design);
  return viewer.snapshot({ width, height });
}

listenForDrawing(window.parent, window, draw);
listenForLeaving(window.parent, window, () => document.body.replaceChildren());
