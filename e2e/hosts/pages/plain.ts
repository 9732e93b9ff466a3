import { CSS, type Host, LISTEN, moduleTag, page } from './page.ts';

/** The two lines of the documentation in a page without any framework. */
export const plain: Host = ({ script, src }) => ({
  '/': page(
    `<vitrine-configurator src="${src}" lang="en-gb"></vitrine-configurator>`,
    `<script src="/page.js"></script>${moduleTag(script)}`,
  ),
  '/page.js': LISTEN,
  '/page.css': CSS,
});
