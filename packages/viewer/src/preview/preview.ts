import type { LatestFile } from '@vitrine/contract/latest-file';
import type { VitrineConfigurator } from '../element.ts';
import { announceDesign } from './announce-design.ts';
import { listenForDesign } from './listen-for-design.ts';
import { type DrawMessage, listenForDrawing } from './listen-for-drawing.ts';
import { interceptFetch, listenForLatest } from './listen-for-latest.ts';
import { listenForLeaving } from './listen-for-leaving.ts';
import { listenForView } from './listen-for-view.ts';
import { createLocalImages } from './local-images.ts';
import { toSameOriginAddress } from './same-origin-address.ts';
import { ViewerOfPreview } from './viewer-of-preview.ts';

/**
 * The page behind the back-office's previews: one viewer that fills the window. Its query has a language and the
 * address of a latest.json on the same host. With `posted` in the query, the parent page posts the content of that
 * address, again with each change.
 */
const query = new URLSearchParams(location.search);

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  'html,body{height:100%;margin:0}body{font:14px/20px system-ui,sans-serif}vitrine-configurator{position:absolute;inset:0;height:100%}vitrine-configurator::part(viewer){border:0;border-radius:0}',
);
document.adoptedStyleSheets = [sheet];

const address = toSameOriginAddress(query.get('src'), location.href) ?? '';
const language = query.get('lang') ?? 'en-gb';
document.documentElement.lang = language;

const preview = new ViewerOfPreview((scene) => {
  const viewer = document.createElement('vitrine-configurator') as VitrineConfigurator;
  announceDesign(window.parent, window, viewer);
  if (scene !== null) viewer.setAttribute('scene', scene);
  viewer.setAttribute('src', address);
  viewer.setAttribute('lang', language);
  // A preview shows the version as it is.
  viewer.setAttribute('remember', 'off');
  return viewer;
});

if (query.has('posted')) {
  let latest: LatestFile | null = null;
  const withAddresses = createLocalImages((image) => URL.createObjectURL(image));
  interceptFetch(window, address, () => latest);
  listenForLatest(window.parent, window, (posted, images, scene) => {
    latest = withAddresses(posted as LatestFile, images);
    preview.showLatest(latest, scene);
  });
} else {
  preview.show();
}

/** Draws a design once the viewer shows its full image. */
async function draw({ design, width, height }: DrawMessage): Promise<Blob> {
  const viewer = await preview.ready();
  viewer.setDesign(design);
  return viewer.snapshot({ width, height });
}

listenForDrawing(window.parent, window, draw);
listenForDesign(window.parent, window, (design) => preview.showDesign(design));
listenForView(window.parent, window, async () => {
  const viewer = await preview.ready();
  return { yaw: await viewer.readYaw(), design: viewer.getDesign() };
});
listenForLeaving(window.parent, window, () => document.body.replaceChildren());
