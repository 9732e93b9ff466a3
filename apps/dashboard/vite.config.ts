import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const PRELOADED_FONT = /geist-latin-wght-normal.*\.woff2$/;

/** The text font starts loading with the page, not after the style sheet: no jump from the fallback. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const font = Object.keys(bundle ?? {}).find((file) => PRELOADED_FONT.test(file));
      if (!font) return [];
      const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
});

/** A language's messages of an area: a screen needs most of an area's files together. */
const TEXTS = /texts[\\/]src[\\/]([\w-]+)[\\/](?!viewer)(\w+)[\\/][\w-]+[.]ts$/;

const textsName = (module: string): string | null => {
  const [, language, area] = TEXTS.exec(module) ?? [];
  return language === undefined ? null : `${language}-${area}`;
};

/**
 * What is opened together comes in one file: the way in, the frame around every screen with the first lists, the pages
 * that are opened most. Each takes what its modules import, unless one before it has it. What several other screens use
 * is one file too; single small files would each cost a request and a link in the page.
 */
const CHUNKS = [
  { name: textsName, test: TEXTS, priority: 8 },
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/,
    priority: 7,
  },
  // The page with the sign-in form, which every page needs: the shell asks with it when the session has ended.
  {
    name: 'start',
    test: /dashboard[\\/](index[.]html|src[\\/](main|.*[\\/](SignInScreen|LoginLayout))[.]tsx)/,
    priority: 6,
  },
  {
    name: 'shell',
    test: /[\\/](AppShell|SignedIn|ConfiguratorsScreen)[.]tsx/,
    priority: 5,
  },
  { name: 'enquiries', test: /[\\/]EnquiriesScreen[.]tsx/, priority: 4 },
  // What an administrator opens first, and the page of one configurator.
  { name: 'configurator', test: /[\\/](OrganisationsScreen|ConfiguratorPage)[.]tsx/, priority: 3 },
  { name: 'catalogue', test: /domain[\\/]src[\\/](catalogue|versions)[\\/]/, priority: 2 },
  { name: 'forms', test: /dashboard[\\/]src[\\/]ui[\\/]forms[\\/]/, priority: 1 },
  { name: 'preview', test: /[\\/]PreviewStage[.]tsx/, priority: 1 },
  {
    name: 'upload-and-drag',
    test: /node_modules[\\/](tus-js-client|@dnd-kit|fflate|idb)[\\/]/,
    priority: 1,
  },
  // Only its own modules: what they import from elsewhere is for other screens too.
  {
    name: 'builder',
    test: /[\\/]builder[\\/]|-builder-messages[.]ts/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: 'shared', minShareCount: 2 },
];

/** Files that import each other could run before what they import: then the groups above need another one. */
const rejectCycles = (): Plugin => ({
  name: 'reject-cycles',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) this.error(`Files that import each other: ${[...path, file].join(' -> ')}`);
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || done.has(file)) return;
      for (const imported of chunk.imports) visit(imported, [...path, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
});

const backend = process.env.VITRINE_BACKEND ?? 'http://127.0.0.1:4000';
const toBackend = { target: backend, changeOrigin: false };

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), preloadFont(), rejectCycles()],
  build: {
    outDir: 'dist',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // One style sheet of 20 kB instead of one beside each script: four requests fewer for the first list.
    cssCodeSplit: false,
    // Every browser that runs the page preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The page's own script may hold what other files import: no file that only starts another.
      preserveEntrySignatures: false,
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  server: {
    proxy: { '/api': toBackend, '/sanctum': toBackend, '/viewer': toBackend, '/ws': { ...toBackend, ws: true } },
  },
});
