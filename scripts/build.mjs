import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { step } from './install.mjs';

/** The build targets; `build` where Vite does not make it, `sources` where it takes other files than its workspaces. */
const TARGETS = [
  { name: 'viewer', folder: 'packages/viewer' },
  { name: 'dashboard', folder: 'apps/dashboard' },
  { name: 'server', folder: 'apps/server', besides: ['demo'] },
  { name: 'an empty database', folder: 'packages/store', sources: ['packages/store'], build: writeEmptyDatabase },
];

/** A workspace and those that it depends on, as its package.json says. */
export function workspacesOf(root, folder) {
  const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@vitrine/'));
  const others = own.flatMap((name) => workspacesOf(root, name.replace('@vitrine', 'packages')));
  return [...new Set([folder, ...others])].sort();
}

const sourcesOf = (root, { folder, besides = [], sources = workspacesOf(root, folder) }) => [...sources, ...besides];

/** Builds each target whose sources changed since its last build. */
export async function buildWhenNeeded(root) {
  const stale = TARGETS.map((target) => ({ ...target, expected: fingerprint(root, sourcesOf(root, target)) })).filter(
    ({ folder, expected }) => readStamp(root, folder) !== expected,
  );
  if (stale.length === 0) return;
  step(`Building ${stale.map(({ name }) => name).join(', ')}`);
  await Promise.all(
    stale.map(async ({ name, folder, expected, build = viteBuild }) => {
      await build(root, folder);
      if (name === 'dashboard') compressFiles(path.join(root, folder, 'dist'));
      fs.writeFileSync(path.join(root, folder, 'dist/.built-from'), expected);
    }),
  );
}

function readStamp(root, folder) {
  const stamp = path.join(root, folder, 'dist/.built-from');
  return fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : null;
}

/** A hash of all source text. Dates are left out, because a new clone has new ones. */
function fingerprint(root, folders) {
  const hash = createHash('sha256').update(fs.readFileSync(path.join(root, 'package-lock.json')));
  for (const folder of folders)
    for (const file of sourceFiles(path.join(root, folder))) hash.update(file).update(fs.readFileSync(file));
  return hash.digest('hex');
}

function sourceFiles(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => !['dist', 'node_modules', 'test', 'content'].includes(entry.name) && !entry.name.includes('.test.'),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? sourceFiles(file) : [file];
    });
}

function viteBuild(root, folder) {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  return run([vite, 'build', '--config', 'vite.config.ts'], path.join(root, folder), folder);
}

/** For a fast first start; see apps/server/src/unpack-database.ts. */
function writeEmptyDatabase(root, folder) {
  const program = path.join(root, folder, 'src/write-empty-database.ts');
  const file = path.join(root, folder, 'dist/empty-database.tar.gz');
  return run(['--import', 'tsx', program, file], root, folder);
}

function run(args, cwd, folder) {
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let output = '';
    build.stdout.on('data', (text) => (output += text));
    build.stderr.on('data', (text) => (output += text));
    build.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${folder} failed.\n${output}`)),
    );
  });
}

/** Compresses text files in advance, so that no request has to. */
function compressFiles(folder) {
  for (const file of sourceFilesOf(folder)) {
    if (!/\.(js|css|svg|html)$/.test(file)) continue;
    const bytes = fs.readFileSync(file);
    if (bytes.length < 1024) continue;
    fs.writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    fs.writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 10 } }));
  }
}

function sourceFilesOf(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? sourceFilesOf(file) : [file];
  });
}
