import path from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../product.ts';
import { CSS, type Host, moduleTag, page } from './page.ts';

/** An app that listens to the viewer through React's own props, mounted twice as React does in development. */
const app = (src: string): string => `
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
window.received = [];
const receive = (event) => window.received.push([event.type, event.detail]);
function Shop() {
  const [design, setDesign] = useState('');
  const change = (event) => { receive(event); setDesign(event.detail.design); };
  return <section>
    <output>{design}</output>
    <vitrine-configurator src=${JSON.stringify(src)} lang="en-gb" onvitrine-ready={receive} onvitrine-change={change}
      onvitrine-save={receive} onvitrine-enquiry={receive} onvitrine-error={receive} />
  </section>;
}
createRoot(document.getElementById('app')).render(<StrictMode><Shop /></StrictMode>);`;

/** Bundles the app as a shop would. */
async function bundle(code: string): Promise<string> {
  const entry = path.join(ROOT, 'e2e/hosts/shop.jsx');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      { name: 'shop', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
    ],
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('The app was not bundled');
  return first.output[0].code;
}

/** A React app that renders the element. */
export const reactApp: Host = async ({ script, src }) => ({
  '/': page('<div id="app"></div>', `${moduleTag('/page.js')}${moduleTag(script)}`),
  '/page.js': await bundle(app(src)),
  '/page.css': CSS,
});
