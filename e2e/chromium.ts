import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { LaunchOptions } from '@playwright/test';

const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Without a graphics card, only the viewer's own images use the software GPU: pages render and are put together
  // faster without it.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the tests: CHROMIUM_PATH, otherwise an installed Chromium or Chrome, otherwise the one in an npm
 * package, so that no browser has to be installed by hand. WebGL2 runs in software everywhere.
 */
export async function chromiumOptions(): Promise<LaunchOptions> {
  const chosen = process.env.CHROMIUM_PATH;
  const installed = INSTALLED.find((file) => fs.existsSync(file));
  if (chosen || installed) return { executablePath: chosen || installed || '', args: FLAGS };
  return packagedChromium();
}

async function packagedChromium(): Promise<LaunchOptions> {
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  const libraries = hasLibraries(executablePath) ? null : unpackLibraries();
  return {
    executablePath,
    // Not the package's own flags: they disable site isolation, which the tests need.
    args: FLAGS,
    ...(libraries
      ? {
          env: {
            ...process.env,
            LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
          } as Record<string, string>,
        }
      : {}),
  };
}

/** A bare Linux lacks libnss3 and others. Without them, the browser does not even print its version. */
function hasLibraries(executable: string): boolean {
  try {
    return !execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found');
  } catch {
    return false;
  }
}

/** The package has the missing libraries as a compressed tar for another purpose. They work here too. */
function unpackLibraries(): string {
  const packageFolder = path.resolve(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin');
  const target = path.join(os.tmpdir(), 'vitrine-chromium-libraries');
  if (!fs.existsSync(path.join(target, 'lib'))) {
    fs.mkdirSync(target, { recursive: true });
    const tar = path.join(target, 'libraries.tar');
    fs.writeFileSync(tar, brotliDecompressSync(fs.readFileSync(path.join(packageFolder, 'al2023.tar.br'))));
    execFileSync('tar', ['-xf', tar, '-C', target]);
    fs.rmSync(tar);
  }
  return path.join(target, 'lib');
}
