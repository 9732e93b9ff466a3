import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const PLACES = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt/postgresql'];
const USER = 'postgres';

/** The folder of a Postgres server's programs; undefined when there is none here. */
export function findPostgres() {
  const candidates = [process.env.FAULTS_POSTGRES_BIN, ...PLACES.flatMap((place) => versionsIn(place))];
  return candidates.find((bin) => bin && fs.existsSync(path.join(bin, 'pg_ctl')));
}

const versionsIn = (place) =>
  fs.existsSync(place)
    ? [
        path.join(place, 'bin'),
        ...fs
          .readdirSync(place)
          .sort()
          .reverse()
          .map((name) => path.join(place, name, 'bin')),
      ]
    : [];

/** A Postgres server of its own in a folder, synced to disk as it comes. It refuses to run as root: then as its own user. */
export function openPostgres(bin, folder, port) {
  const data = path.join(folder, 'postgres');
  fs.mkdirSync(data);
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync('chown', [USER, data]);
  // Its user has to reach the folder.
  fs.chmodSync(folder, 0o755);
  const run = (program, ...args) => {
    const command = [path.join(bin, program), ...args];
    const [file, ...rest] = asRoot ? ['runuser', '-u', USER, '--', ...command] : command;
    const { status, stdout, stderr } = spawnSync(file, rest, { encoding: 'utf8', cwd: data });
    if (status !== 0) throw new Error(`${program}: ${stderr || stdout}`);
  };
  run('initdb', '-D', data, '-U', USER, '-A', 'trust', '--no-instructions');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${data}`;
  const control = (...args) => run('pg_ctl', '-D', data, '-w', '-l', path.join(data, 'log'), ...args);
  control('-o', options, 'start');
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    /** Every connection is cut, nothing is written first: what a crash of the server does. */
    restart: () => control('-m', 'immediate', 'restart'),
    down: () => control('-m', 'immediate', 'stop'),
    up: () => control('-o', options, 'start'),
    close: () => control('-m', 'immediate', 'stop'),
  };
}
