import { CSS, type Host, LISTEN, moduleTag, page } from './page.ts';

/** Path of the frame; the site serves it on any of its hosts. */
export const FRAME = '/frame.html';

/**
 * A site builder's page: the element is in a sandboxed frame of another site, which may neither open windows nor send
 * forms. `frame` is the address of the frame on its own host.
 */
export const wixLike =
  (frame: () => string): Host =>
  ({ script, src }) => ({
    get '/'() {
      return page(`<iframe title="Configurator" src="${frame()}" sandbox="allow-scripts allow-same-origin"></iframe>`);
    },
    [FRAME]: page(
      `<vitrine-configurator src="${src}" lang="en-gb"></vitrine-configurator>`,
      `<script src="/page.js"></script>${moduleTag(script)}`,
    ),
    '/page.js': LISTEN,
    '/page.css': `${CSS} iframe { display: block; width: 100%; height: 900px; border: 0; }`,
  });
