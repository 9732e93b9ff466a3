// A Postgres server of this machine, for tests, benches and fault injection. It shares nothing with one that already
// runs.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Where packages install the programs when they are not on PATH. */
const FOLDERS = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt/postgresql'];
const USER = 'postgres';
/** Faster, but not durable: for data that is thrown away. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * The folder of a Postgres server's programs: POSTGRES_BIN, on PATH, or where packages install it; undefined when there
 * is none.
 */
export function findPostgres({ env = process.env, folders = FOLDERS } = {}) {
  const onPath = (env.PATH ?? '').split(path.delimiter);
  const candidates = [env.POSTGRES_BIN, ...onPath, ...folders.flatMap(versionsIn)];
  return candidates.find((bin) => bin && ['initdb', 'pg_ctl'].every((name) => fs.existsSync(path.join(bin, name))));
}

/** The newest first. */
const versionsIn = (folder) =>
  fs.existsSync(folder)
    ? [
        path.join(folder, 'bin'),
        ...fs
          .readdirSync(folder)
          .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
          .map((name) => path.join(folder, name, 'bin')),
      ]
    : [];

/**
 * A separate Postgres server in a folder, with durable writes unless `forgetful`. Postgres does not run as root, so
 * root starts it as another user. Throws with the program's output when it cannot be created.
 */
export function openPostgres(bin, folder, port, { forgetful = false } = {}) {
  const data = path.join(folder, 'postgres');
  fs.mkdirSync(data);
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    execFileSync('chown', [USER, data], { stdio: ['ignore', 'ignore', 'pipe'] });
    // Its user needs access to the folder.
    fs.chmodSync(folder, 0o755);
  }
  const run = (program, ...args) => {
    const command = [path.join(bin, program), ...args];
    const [file, ...rest] = asRoot ? ['runuser', '-u', USER, '--', ...command] : command;
    const { status, stdout, stderr, error } = spawnSync(file, rest, { encoding: 'utf8', cwd: data });
    if (status !== 0) throw new Error(`${program}: ${error?.message ?? (stderr || stdout)}`);
  };
  run('initdb', '-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-locale');
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${data}`,
    ...(forgetful ? FORGETFUL : []),
  ].map((setting) => `-c ${setting}`);
  const options = `-p ${port} ${settings.join(' ')}`;
  const control = (...args) => run('pg_ctl', '-D', data, '-w', '-l', path.join(data, 'log'), ...args);
  control('-o', options, 'start');
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    /** Cuts every connection without writing first, like a crash of the server. */
    restart: () => control('-m', 'immediate', 'restart'),
    down: () => control('-m', 'immediate', 'stop'),
    up: () => control('-o', options, 'start'),
    close: () => control('-m', 'immediate', 'stop'),
  };
}
