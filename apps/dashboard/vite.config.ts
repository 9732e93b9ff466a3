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

const backend = process.env.VITRINE_BACKEND ?? 'http://127.0.0.1:4000';
const toBackend = { target: backend, changeOrigin: false };

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), preloadFont()],
  build: {
    outDir: 'dist',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/ }],
        },
      },
    },
  },
  server: {
    proxy: { '/api': toBackend, '/sanctum': toBackend, '/viewer': toBackend, '/ws': { ...toBackend, ws: true } },
  },
});
