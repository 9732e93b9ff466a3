import path from 'node:path';
import { defineConfig } from 'vite';

/**
 * Packages that stay outside: those with native code or with files beside their code, and heavy ones that are imported
 * when first used.
 */
const OUTSIDE = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'fontkit',
  'pdfkit',
  'sharp',
];

/**
 * The server as plain JavaScript: our own packages and npm's in a few files, because reading 1,500 files takes longer
 * than all else at a start (docs/decisions/0022-the-server-is-a-few-files.md). React chooses by NODE_ENV: where that is
 * not set, its slow build for development.
 */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  ssr: { noExternal: true, external: OUTSIDE },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rollupOptions: {
      input: {
        main: path.join(import.meta.dirname, 'src/main.ts'),
        'admin-create': path.join(import.meta.dirname, 'src/commands/admin-create.ts'),
        'backup-write': path.join(import.meta.dirname, 'src/commands/backup-write.ts'),
        'backup-restore': path.join(import.meta.dirname, 'src/commands/backup-restore.ts'),
        'db-move': path.join(import.meta.dirname, 'src/commands/db-move.ts'),
        'image-process': path.join(import.meta.dirname, 'src/image-worker/child.ts'),
        'database-worker': path.join(import.meta.dirname, '../../packages/store/src/embedded/worker.ts'),
      },
      // Text with one byte a character: one character of a wider alphabet makes V8 store the whole file with two.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', charset: 'ascii', comments: false },
    },
  },
});
