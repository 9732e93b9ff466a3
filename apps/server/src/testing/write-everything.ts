import path from 'node:path';
import { openEmbedded } from '@vitrine/store/open';
import { contentFolder } from '../ports/content-folder.ts';
import { openSecrets } from '../ports/secrets.ts';
import { keepFilesPrivate } from '../private-files.ts';

/**
 * Writes what a server writes into its data folder, as a separate process, because the umask belongs to the whole
 * process.
 */
const [, , folder = ''] = process.argv;
keepFilesPrivate();
const store = await openEmbedded(folder);
await store.run('create table samples (n int); insert into samples select generate_series(1, 1000); checkpoint');
await store.backup();
await openSecrets(null, folder);
await contentFolder(path.join(folder, 'content')).write('a/data.json', '{}');
// Ends as in a crash: the test must see what closing would remove.
process.exit(0);
