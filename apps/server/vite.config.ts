import path from 'node:path';
import { defineConfig } from 'vite';

/**
 * The server as plain JavaScript: our own packages inside, npm's outside. What emails are drawn with is inside too, for
 * React chooses by NODE_ENV: where that is not set, its slow build for development.
 */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  ssr: { noExternal: [/^@vitrine\//, /^react(-dom)?(\/|$)/, /^@react-email\//] },
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
        'database-worker': path.join(import.meta.dirname, '../../packages/store/src/embedded/worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
