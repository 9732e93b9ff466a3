import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** External packages, and secrets that must never be in the repository. */
const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && fs.existsSync(path.join(ROOT, file)));
const LARGEST_TEXT = 1_000_000;
const IMAGES = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|pdf|zip|gz)$/;

/** Patterns that only real secrets match. */
const SECRETS: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----[\s\S]{40}/,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{36}/,
  'a token of GitLab': /\bglpat-[\w-]{20}/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abprs]-[\w-]{20}/,
  'a key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{20}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a token of Airtable': /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{64}\b/,
  'a signed web token': /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
  'an address with its password':
    /\b(?:postgres(?:ql)?|smtps?|s3):\/\/[^\s:@/'"`$<{]+:(?!change|example|password|secret)[^\s@'"`$<{…]{12,}@/i,
};

test('no source file contains a secret', () => {
  const found = tracked.flatMap((file) => {
    if (IMAGES.test(file) || fs.statSync(path.join(ROOT, file)).size > LARGEST_TEXT) return [];
    const text = read(file);
    return Object.entries(SECRETS).flatMap(([name, form]) => (form.test(text) ? [`${file}: ${name}`] : []));
  });
  expect(found).toEqual([]);
});

test('the patterns find their secrets', () => {
  const samples = { 'a key of AWS': `AKIA${'A1B2'.repeat(4)}`, 'a token of GitHub': `ghp_${'a1B2c3'.repeat(6)}` };
  for (const [name, text] of Object.entries(samples)) expect(SECRETS[name]?.test(text), name).toBe(true);
  expect(SECRETS['a private key']?.test(`-----BEGIN ${'PRIVATE'} KEY-----\n${'A'.repeat(64)}`)).toBe(true);
});

test('no environment, key or data folder is among the sources', () => {
  expect(tracked.filter((file) => /(^|\/)(\.env(\..+)?|secret\.key|.*\.pem|id_rsa.*|\.data\/.*)$/.test(file))).toEqual(
    [],
  );
});

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

const manifests = tracked.filter((file) => /(^|\/)package\.json$/.test(file));

test.each(manifests)('every package that %s names has one exact version', (file) => {
  const { dependencies, devDependencies, optionalDependencies, scripts } = JSON.parse(read(file)) as Manifest;
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([name, version]) => !(name.startsWith('@vitrine/') || /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  );
  expect(loose).toEqual([]);
  expect(Object.keys(scripts ?? {}).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
}

const lockfiles = tracked.filter((file) => /(^|\/)package-lock\.json$/.test(file));
const lockedIn = (file: string) =>
  Object.entries((JSON.parse(read(file)) as { packages: Record<string, LockedPackage> }).packages).filter(([path]) =>
    path.includes('node_modules/'),
  );

test.each(lockfiles)('%s names each package by its checksum and no registry', (file) => {
  const packages = lockedIn(file).filter(([, { link }]) => !link);
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([path]) => path)).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

/** Versions below these have vulnerabilities that affect us. */
const AT_LEAST: Record<string, string> = { fastify: '5.8.1', nodemailer: '7.0.7', ws: '8.17.1', vite: '8.0.0' };

test.each(Object.entries(AT_LEAST))('%s is not older than %s', (name, least) => {
  const found = lockedIn('package-lock.json').filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(found.length).toBeGreaterThan(0);
  for (const [, { version = '0' }] of found)
    expect(version.localeCompare(least, 'en', { numeric: true }), `${name} ${version}`).toBeGreaterThanOrEqual(0);
});

/** Packages with an install script. A new one is reviewed before it is added here. */
const RUN_ON_INSTALL: readonly string[] = ['esbuild'];

test('no other package has an install script', () => {
  const running = lockedIn('package-lock.json')
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect([...new Set(running)].sort()).toEqual(RUN_ON_INSTALL);
});

/** A second copy has contexts of its own: its components find no provider, and a screen with one stays empty. */
test.each(['react', '@mantine/core', '@tanstack/react-query', '@tanstack/react-router', 'preact'])(
  '%s is installed once',
  (name) => {
    const found = lockedIn('package-lock.json').filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(found.map(([path]) => path)).toEqual([`node_modules/${name}`]);
  },
);
