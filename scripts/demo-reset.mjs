// `npm run demo:reset`: deletes the demo's data. The next start creates it again.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
const holder = path.join(dataDir, 'process.pid');

const { NODE_ENV, VITRINE_DEMO = '' } = process.env;
if (/^(off|0|false|no)$/i.test(VITRINE_DEMO) || (NODE_ENV === 'production' && VITRINE_DEMO === '')) {
  console.error(`These settings are of an installation without the demo: nothing was removed from ${dataDir}.`);
  process.exit(1);
}
if (process.env.DATABASE_URL) {
  console.error('DATABASE_URL is set: this command only resets the embedded database.');
  process.exit(1);
}
if (fs.existsSync(holder) && isRunning(Number(fs.readFileSync(holder, 'utf8')))) {
  console.error('Vitrine is running on this data folder. Stop it first.');
  process.exit(1);
}
if (fs.existsSync(dataDir)) {
  if (!fs.existsSync(path.join(dataDir, 'database'))) {
    console.error(`${dataDir} does not look like a data folder of Vitrine: nothing was removed.`);
    process.exit(1);
  }
  for (const part of ['database', 'content', 'image-uploads', 'backups', 'process.pid', 'process.token'])
    fs.rmSync(path.join(dataDir, part), { recursive: true, force: true });
}
console.log('The demo is reset. npm start makes it again.');

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
