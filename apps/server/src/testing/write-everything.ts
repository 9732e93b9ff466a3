import path from 'node:path';
import { openEmbedded } from '@vitrine/store/open';
import { contentFolder } from '../ports/content-folder.ts';
import { openSecrets } from '../ports/secrets.ts';
import { keepFilesPrivate } from '../private-files.ts';

/** Writes what a server writes into its data folder, as a process of its own: its umask is the whole process's. */
const [, , folder = ''] = process.argv;
keepFilesPrivate();
const store = await openEmbedded(folder);
await store.run('create table samples (n int); insert into samples select generate_series(1, 1000); checkpoint');
await store.backup();
await openSecrets(null, folder);
await contentFolder(path.join(folder, 'content')).write('a/data.json', '{}');
// Ended as by a crash: what the closing would remove is to be seen.
process.exit(0);
