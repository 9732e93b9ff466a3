import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * A page may load vitrine.js under any query. A chunk that imports it would load it a second time, so no chunk may:
 * what later downloads need from the first one is passed to them.
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

/** What is needed together travels in one file: fewer requests, and what repeats is compressed once. */
const GROUPS = [
  // Without the folders of the languages, whose files load one by one. First, because an error needs it without a panel.
  {
    name: 'speech',
    test: /\/packages\/(viewer\/src\/i18n\/(?!pseudo)[^/]+|contract\/src\/languages\/(list|limits|tags)|texts\/src\/(load-viewer-texts|[^/]+\/viewer\/files))\.ts$/,
  },
  { name: 'panel', test: /\/(packages\/viewer\/src\/panel|node_modules\/preact)\// },
];

/** `npx vite build packages/viewer` writes dist/: vitrine.js, chunks/, preview.html and preview.js. */
export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: here('./src/preview/public'),
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [nothingImportsTheEntry],
  resolve: {
    alias: [
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
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
        codeSplitting: { groups: GROUPS },
      },
    },
  },
});
