import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/** The viewers side by side. Classic scripts as their packages publish them, modules bundled as a website would. */
export const VIEWERS = ['vitrine', 'pannellum', 'marzipano', 'three', 'psv'];

/** Takes a minute to its first image without a graphics card: measured once a run. */
export const MODEL_VIEWER = 'model-viewer';

export const TITLES = {
  vitrine: 'Vitrine',
  pannellum: 'Pannellum',
  marzipano: 'Marzipano',
  three: 'three.js sphere',
  psv: 'Photo Sphere Viewer',
  [MODEL_VIEWER]: 'model-viewer',
};

/** Copies every peer's files into a folder. */
export async function buildPeers(bench, folder) {
  fs.mkdirSync(folder, { recursive: true });
  const copies = {
    'pannellum.js': 'node_modules/pannellum/build/pannellum.js',
    'pannellum.css': 'node_modules/pannellum/build/pannellum.css',
    'pannellum-start.js': 'viewer/peers/pannellum.js',
    'marzipano.js': 'node_modules/marzipano/dist/marzipano.js',
    'marzipano-start.js': 'viewer/peers/marzipano.js',
    'model-viewer.js': 'node_modules/@google/model-viewer/dist/model-viewer.min.js',
    'model-viewer-start.js': 'viewer/peers/model-viewer.mjs',
  };
  for (const [name, from] of Object.entries(copies)) fs.copyFileSync(path.join(bench, from), path.join(folder, name));
  for (const [name, entry] of [
    ['three', 'three-sphere.mjs'],
    ['psv', 'photo-sphere-viewer.mjs'],
  ]) {
    await build({
      configFile: false,
      logLevel: 'error',
      root: bench,
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2022',
        lib: { entry: path.join(bench, 'viewer/peers', entry), formats: ['es'], fileName: name, cssFileName: name },
        rollupOptions: { output: { entryFileNames: `${name}.js` } },
      },
    });
  }
}

const SCRIPTS = {
  pannellum: ['pannellum.css', 'pannellum.js', 'pannellum-start.js'],
  marzipano: ['marzipano.js', 'marzipano-start.js'],
  three: ['three.js'],
  psv: ['psv.css', 'psv.js'],
  [MODEL_VIEWER]: ['model-viewer.js', 'model-viewer-start.js'],
};

const MODULES = new Set(['three.js', 'psv.js', 'model-viewer.js']);

const tagOf = (origin, name) => {
  const address = `${origin}/peers/${name}`;
  if (name.endsWith('.css')) return `<link rel="stylesheet" href="${address}">`;
  return MODULES.has(name) ? `<script type="module" src="${address}"></script>` : `<script src="${address}"></script>`;
};

/** Vitrine's initial view in this box, in degrees. Peers show the same part of the image. */
function viewOf({ width, height }, yaw) {
  const aspect = width / height;
  const tangent = Math.max(0.6 * aspect, Math.min(1.1, 0.65 * aspect ** 1.5));
  const degrees = (half) => (2 * Math.atan(half) * 180) / Math.PI;
  return { across: degrees(tangent), down: degrees(tangent / aspect), yaw };
}

/**
 * A page with one viewer: /vitrine, /pannellum, … start at once; /vitrine/empty and so on only define `mount()`, which
 * resolves to the function that unmounts. Peers get the box of Vitrine's image.
 */
export function pageOf(pathname, { origin, latest, image, file, box }) {
  const [, name, empty] = pathname.split('/');
  const head =
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title>';
  const style = `<style>html,body{margin:0;height:100%}vitrine-configurator{display:block;height:100vh}#box{position:absolute;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px}</style>`;
  if (name === 'vitrine') {
    const mount = `window.mount = () => new Promise((resolve) => {
      const made = document.createElement('vitrine-configurator');
      made.setAttribute('src', ${JSON.stringify(origin + latest)});
      made.addEventListener('vitrine-ready', () => resolve(() => made.remove()));
      document.body.append(made);
    });`;
    // Without the dots that appear after the image, because the film would count them as a change of it.
    const element = empty
      ? ''
      : `<vitrine-configurator src="${origin}${latest}" lang="en-gb" hotspots="off"></vitrine-configurator>`;
    return `${head}${style}<script type="module" src="${origin}/viewer/v1/vitrine.js"></script>${element}<script>${mount}</script>`;
  }
  if (!SCRIPTS[name]) return null;
  const mount = `window.mount = async () => {
    const box = document.createElement('div');
    box.id = 'box';
    document.body.append(box);
    const end = await window.mountPeer(box, ${JSON.stringify(origin + image)}, ${JSON.stringify(viewOf(box, file.base.initial_yaw ?? 0))});
    window.mounted = true;
    return () => { end(); box.remove(); };
  };`;
  const start = empty ? '' : '<script type="module">window.mount();</script>';
  return `${head}${style}<body>${SCRIPTS[name].map((script) => tagOf(origin, script)).join('')}<script>${mount}</script>${start}`;
}
