import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * A page may load vitrine.js under any query. A chunk that imported it back would then load it a second time, so no
 * chunk may: what the panel needs from the first module is passed to it.
 */
const nothingImportsTheEntry: Plugin = {
  name: 'nothing-imports-the-entry',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      if (file.imports.includes('vitrine.js'))
        this.error(`${file.fileName} imports vitrine.js: ${file.moduleIds.join(', ')}`);
      if (file.fileName === 'vitrine.js' && file.imports.length > 0)
        this.error(`vitrine.js imports ${file.imports.join(', ')}`);
    }
  },
};

/** Small modules that several downloads need: the later ones have copies, for none may import the first one. */
const SHARED = /\/src\/(events|loading\/failure|stage\/snapshot-size|design\/config-string|embed\/limits)[.]ts$/;
const LATER = /\/src\/(designer|starting-text|stage\/snapshot|designs\/CopyLink)[.]tsx?$/;

const ownCopies: Plugin = {
  name: 'own-copies',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !LATER.test(importer)) return null;
    const found = await this.resolve(source, importer, options);
    return found && SHARED.test(found.id) ? { ...found, id: `${found.id}?copy` } : found;
  },
};

/** What comes together travels in one file: fewer requests, and what repeats is compressed once. */
const TOGETHER = [
  {
    name: 'panel',
    test: /\/node_modules\/preact\/|\/react-in-embed|\/src\/(panel\/(?!Presets|CartButton|MotionButton|device-motion|StripTabs|styles\/presets)|scenes\/(ScenePlace|page-address)|stage\/on-screen|design\/address-with|enquiries\/(?!form-words)|catalogue\/(price|limits))/,
  },
];

/** Shaders are written to be read; what travels needs no spaces between signs. */
const shortShaders: Plugin = {
  name: 'short-shaders',
  transform(code, id) {
    if (!/\/src\/(stage|kinds)\/.*[.]ts$/.test(id)) return null;
    const squeeze = (glsl: string) => glsl.replace(/\s+/g, ' ').replace(/ ?([{}()=+*/,;<>?:&|-]) ?/g, '$1');
    return { code: code.replace(/`\n[^`$]*`/g, (glsl) => squeeze(glsl)), map: null };
  },
};

/** Notes for bundlers, of no use to a browser. After a word, the space behind the note has to stay. */
const noAnnotations: Plugin = {
  name: 'no-annotations',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replace(/(\w?)\/\* @__PURE__ \*\/ /g, (_, before) => before && `${before} `);
  },
};

/** Where a module may name what the contract holds. Schemas and routes never come into the embed. */
const named = new Set<string>();
for (const folder of ['./src', '../domain/src', '../contract/src'])
  for (const file of readdirSync(here(folder), { recursive: true, encoding: 'utf8' })) {
    if (!/[.]tsx?$/.test(file) || /(limits|messages|schemas|routes|[.]test)[.]tsx?$/.test(file)) continue;
    for (const [word] of readFileSync(`${here(folder)}/${file}`, 'utf8').matchAll(/\w+/g)) named.add(word);
  }

/** Limits and sentences that nothing names stay behind: of one object, the bundler takes all properties or none. */
const onlyNamed: Plugin = {
  name: 'only-named',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/packages\/contract\/src\/.*\/(limits|messages)[.]ts$/.test(id)) return null;
    return { code: code.replace(/^ {2}(\w+): .*,$/gm, (line, name) => (named.has(name) ? line : '')), map: null };
  },
};

/** three.js leaves its version on the page's window, and complains to pages that use another one: ours is nobody's business. */
const quietThree: Plugin = {
  name: 'quiet-three',
  transform(code, id) {
    if (!id.includes('/three/build/three.core.js')) return null;
    const quiet = code.replace(
      /if \( typeof window !== 'undefined' \) \{\s+if \( window\.__THREE__ \)[\s\S]*?\n\}\n/,
      '',
    );
    if (quiet === code) this.error('three.core.js no longer says its version as it did');
    return { code: quiet, map: null };
  },
};

/** `npx vite build packages/viewer` writes dist/: vitrine.js, chunks/, preview.html and preview.js. */
export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: here('./src/preview/public'),
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [ownCopies, onlyNamed, shortShaders, noAnnotations, quietThree, nothingImportsTheEntry],
  resolve: {
    alias: [
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
      { find: /^react(-dom(\/client)?)?$/, replacement: here('./react-in-embed.ts') },
    ],
  },
  build: {
    target: 'es2022',
    outDir: here('./dist'),
    emptyOutDir: true,
    modulePreload: false,
    cssMinify: true,
    reportCompressedSize: true,
    lib: { entry: { vitrine: here('./src/vitrine.ts'), preview: here('./src/preview/preview.ts') }, formats: ['es'] },
    rollupOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        minify: true,
        codeSplitting: { includeDependenciesRecursively: false, groups: TOGETHER },
      },
    },
  },
});
