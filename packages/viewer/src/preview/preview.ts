import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { VitrineConfigurator } from '../element.ts';
import { announceDesign } from './announce-design.ts';
import { canUpdate } from './can-update.ts';
import { listenForDesign } from './listen-for-design.ts';
import { type DrawMessage, listenForDrawing } from './listen-for-drawing.ts';
import { interceptFetch, listenForLatest } from './listen-for-latest.ts';
import { listenForLeaving } from './listen-for-leaving.ts';
import { listenForView } from './listen-for-view.ts';
import { createLocalImages } from './local-images.ts';
import { toSameOriginAddress } from './same-origin-address.ts';

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

let element: VitrineConfigurator | null = null;
let shown: Promise<VitrineConfigurator> = new Promise(() => undefined);
/** The last change that was shown in place: a design can have parts that it brings. */
let updated: Promise<unknown> = Promise.resolve();

/** What a request for a scene depends on: one that gets its first image later is entered then. */
const sceneRequest = ({ details }: LatestFile, scene: string | null): string => {
  const scenes = (details as Partial<LayeredFile>).project_info?.scene_selector.scenes ?? [];
  return JSON.stringify([scene, scenes.map(({ id, images }) => [id, images?.length ? 1 : 0])]);
};

/**
 * Shows a new viewer; with another one on the page it starts with that one's design, behind it until it is ready.
 * @param scene the scene to start with; null for the first one
 */
function show(scene: string | null = null): void {
  const before = element;
  const viewer = document.createElement('vitrine-configurator') as VitrineConfigurator;
  shown = new Promise((resolve) => {
    viewer.addEventListener('vitrine-ready', () => resolve(viewer), { once: true });
  });
  announceDesign(window.parent, window, viewer);
  const design = before?.getDesign();
  if (design) viewer.setDesign(design);
  if (scene !== null) viewer.setAttribute('scene', scene);
  viewer.setAttribute('src', address);
  viewer.setAttribute('lang', language);
  // A preview shows the version as it is.
  viewer.setAttribute('remember', 'off');
  const removeOthers = (): void => document.body.replaceChildren(viewer);
  for (const event of ['vitrine-ready', 'vitrine-error']) viewer.addEventListener(event, removeOthers, { once: true });
  document.body.prepend(viewer);
  element = viewer;
}

if (query.has('posted')) {
  let latest: LatestFile | null = null;
  let ready: VitrineConfigurator | null = null;
  const withAddresses = createLocalImages((image) => URL.createObjectURL(image));
  interceptFetch(window, address, () => latest);
  let asked: string | null = null;
  listenForLatest(window.parent, window, (posted, images, scene) => {
    const before = latest;
    latest = withAddresses(posted as LatestFile, images);
    // The person may have chosen another scene in the viewer since the last change of the parent page.
    const request = sceneRequest(latest, scene);
    const entered = request === asked ? null : scene;
    asked = request;
    if (ready !== null && ready === element && canUpdate(before, latest)) {
      updated = ready.update(latest, entered).catch(() => undefined);
      return;
    }
    show(scene);
    shown.then((viewer) => {
      ready = viewer;
    });
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
listenForDesign(window.parent, window, async (design) => {
  const viewer = await shown;
  await updated;
  viewer.setDesign(design);
});
listenForView(window.parent, window, async () => {
  const viewer = await shown;
  return { yaw: await viewer.readYaw(), design: viewer.getDesign() };
});
listenForLeaving(window.parent, window, () => document.body.replaceChildren());
