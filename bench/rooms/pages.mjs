import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { cutCube, SIZES } from './cube.mjs';

const bench = path.resolve(import.meta.dirname, '..');
/** What the bundle has for the relief of wood and fabric, and what a surface without it has. */
const RELIEF = ['vec3 n = tilted(face, texel);', 'vec3 n = face;'];

const HEAD =
  '<!doctype html><meta charset="utf-8"><title>Bench</title><style>html,body{margin:0;height:100%}vitrine-configurator{display:block;height:100vh}#box{position:absolute}</style>';

/** The pages that are compared, by name. `input` has the origin of the content, the area of the image and what a frame draws. */
export function pagesOf(input, yaw) {
  const viewerPage = (name, version) =>
    `${HEAD}<script type="module" src="${input.origin}/${version}/v1/vitrine.js"></script><vitrine-configurator src="${input.origin}/${name}/latest.json" hotspots="off"></vitrine-configurator>`;
  const peerPage = (scripts, options) => {
    const { x, y, width, height } = input.box;
    return `${HEAD}<div id="box" style="left:${x}px;top:${y}px;width:${width}px;height:${height}px"></div>${scripts
      .map((name) => `<script src="${input.origin}/peers/${name}"></script>`)
      .join('')}<script>mountPeer(document.getElementById('box'), ${JSON.stringify(options)})</script>`;
  };
  return {
    'tiled-vitrine': () => viewerPage('tiled', 'viewer'),
    'tiled-marzipano': () =>
      peerPage(['marzipano.js', 'marzipano-tiles.js'], {
        tiles: `${input.origin}/cube`,
        sizes: SIZES,
        down: (2 * Math.atan(0.6) * 180) / Math.PI,
        yaw,
      }),
    'robe-vitrine': () => viewerPage('robes', 'viewer'),
    'robe-flat': () => viewerPage('robes', 'flat'),
    'robe-before': () => viewerPage('robes', 'before'),
    'robe-three': () => peerPage(['three-scene.js'], input.counted),
  };
}

/** Writes the peers' scripts, and the viewer's files: as built, without relief, and of another build where there is one. */
export async function writePeers(folder, { dist, before }) {
  const peers = path.join(folder, 'peers');
  fs.mkdirSync(peers, { recursive: true });
  fs.copyFileSync(path.join(bench, 'node_modules/marzipano/dist/marzipano.js'), path.join(peers, 'marzipano.js'));
  fs.copyFileSync(path.join(bench, 'rooms/marzipano-tiles.js'), path.join(peers, 'marzipano-tiles.js'));
  const lib = { entry: path.join(bench, 'rooms/three-scene.mjs'), formats: ['iife'], name: 'scene', fileName: 'scene' };
  const rollupOptions = { output: { entryFileNames: 'three-scene.js' } };
  await build({
    configFile: false,
    logLevel: 'error',
    root: bench,
    build: { outDir: peers, emptyOutDir: false, target: 'es2022', lib, rollupOptions },
  });
  fs.cpSync(dist, path.join(folder, 'viewer'), { recursive: true });
  fs.cpSync(dist, path.join(folder, 'flat'), { recursive: true });
  if (before) fs.cpSync(before, path.join(folder, 'before'), { recursive: true });
  flatten(path.join(folder, 'flat/chunks'));
}

/** Takes the relief out of a build. */
function flatten(chunks) {
  const [relief, flat] = RELIEF;
  const files = fs.readdirSync(chunks).map((name) => path.join(chunks, name));
  const found = files.find((file) => file.endsWith('.js') && fs.readFileSync(file, 'utf8').includes(relief));
  if (!found) throw new Error(`No file of the build has "${relief}"`);
  fs.writeFileSync(found, fs.readFileSync(found, 'utf8').replace(relief, flat));
}

/** Cuts a panorama for Marzipano. */
export const writeCube = (whole, folder) => cutCube(whole, path.join(folder, 'content/cube'));
