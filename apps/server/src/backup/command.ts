import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepFilesPrivate } from '../private-files.ts';

const SHORTEST_PASSPHRASE = 12;

/** The value of a command-line option; throws with the usage when a required one is missing. */
export function readOption(args: readonly string[], name: string): string | null {
  const at = args.indexOf(name);
  if (at < 0) return null;
  const value = args[at + 1];
  if (!value || value.startsWith('--')) throw new Error(`${name} needs a value behind it.`);
  return value;
}

/** The folder where the command was typed: npm runs scripts in the project's own folder. */
export const fromHere = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** The passphrase of a file, without the line feed that editors add; null when none is named. */
export function readPassphrase(args: readonly string[]): string | null {
  const file = readOption(args, '--passphrase-file');
  if (file === null) return null;
  const passphrase = fs.readFileSync(fromHere(file), 'utf8').replace(/\r?\n$/, '');
  if (passphrase.length < SHORTEST_PASSPHRASE)
    throw new Error(`The passphrase needs to be at least ${SHORTEST_PASSPHRASE} characters long.`);
  return passphrase;
}

/** Ctrl+C, a closed terminal, and the system's request to end. */
const ENDING = ['SIGINT', 'SIGHUP', 'SIGTERM'] as const;

/**
 * Runs work on a new folder and removes that afterwards, also when a signal ends the process: it holds in plain text what
 * an encrypted backup protects. The folder's name begins with `prefix`, a path.
 */
export async function inTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(prefix);
  const remove = (): void => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const end = (signal: (typeof ENDING)[number]): void => {
    remove();
    process.exit(128 + os.constants.signals[signal]);
  };
  for (const signal of ENDING) process.on(signal, end);
  try {
    return await work(folder);
  } finally {
    for (const signal of ENDING) process.off(signal, end);
    remove();
  }
}

/** Runs a command, and ends the process with its exit code. Files it writes are for this user only. */
export function runCommand(work: (args: readonly string[]) => Promise<string[]>): void {
  keepFilesPrivate();
  work(process.argv.slice(2)).then(
    (lines) => {
      for (const line of lines) console.log(line);
      process.exit(0);
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      if (process.env.DEBUG) console.error(error);
      process.exit(1);
    },
  );
}
