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

/** Shaders are written to be read; what travels needs no spaces between signs. */
const shortShaders: Plugin = {
  name: 'short-shaders',
  transform(code, id) {
    if (!/\/src\/(stage|kinds)\/.*[.]ts$/.test(id)) return null;
    const squeeze = (glsl: string) => glsl.replace(/\s+/g, ' ').replace(/ ?([{}()=+*/,;<>?:&|-]) ?/g, '$1');
    return { code: code.replace(/`\n[^`$]*`/g, (glsl) => squeeze(glsl)), map: null };
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
  plugins: [shortShaders, quietThree, nothingImportsTheEntry],
  resolve: {
    alias: [
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
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
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', minify: true },
    },
  },
});
