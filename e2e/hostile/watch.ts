import type { Browser, BrowserContext, Page } from '@playwright/test';
import { MARK } from './files/hostile-file.ts';
import type { Outside } from './outside.ts';

export interface Watch {
  /** Opens each address as a separate page. */
  openAll(addresses: readonly string[]): Promise<void>;
  /** A page for other actions. */
  newPage(): Promise<Page>;
  /** Scripts that ran, dialogs, and responses from other hosts. */
  seen: string[];
  close(): Promise<void>;
}

const TABS = 6;

/** A browser context that records what hostile files achieve in it. Requests to `hosts` are allowed. */
export async function watchIn(browser: Browser, hosts: readonly string[]): Promise<Watch> {
  const context = await browser.newContext();
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.text().startsWith(MARK)) seen.push(message.text());
  });
  context.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  context.on('response', (response) => {
    const { protocol, hostname } = new URL(response.url());
    if (protocol.startsWith('http') && !hosts.includes(hostname)) seen.push(`answered from outside: ${response.url()}`);
  });
  return {
    openAll: (addresses) => openInTabs(context, addresses),
    newPage: () => context.newPage(),
    seen,
    close: () => context.close(),
  };
}

/** Each page stays open while the others of its row load, so that delayed scripts have time to run. */
async function openInTabs(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  for (let first = 0; first < addresses.length; first += TABS) {
    await Promise.all(
      addresses.slice(first, first + TABS).map((address, at) => tabs[at]?.goto(address, { timeout: 60_000 })),
    );
  }
  await Promise.all(tabs.map((tab) => tab.close()));
}

const SHOWN_AS: readonly ((address: string) => string)[] = [
  (address) => `<img src="${address}" width="20">`,
  (address) => `<svg width="20" height="20"><use href="${address}#a"/><image href="${address}"/></svg>`,
  (address) => `<script src="${address}"></script>`,
  (address) => `<link rel="stylesheet" href="${address}">`,
];

/** Each of these is a page inside the page. Only a drawing can be more than its pixels. */
const FRAMED_AS: readonly ((address: string) => string)[] = [
  (address) => `<iframe src="${address}" width="20" height="20"></iframe>`,
  (address) => `<object data="${address}" width="20" height="20"></object>`,
  (address) => `<embed src="${address}" width="20" height="20">`,
];

/** A page of another website that shows the files in every way; returns its address. */
export function galleryOf(outside: Outside, files: readonly string[]): string {
  const framed = files.filter((file) => file.endsWith('.svg'));
  const others = ['.png', '.jpg', '.webp', '.json'].flatMap((end) => files.find((file) => file.endsWith(end)) ?? []);
  const shown = [
    ...files.flatMap((file) => SHOWN_AS.map((as) => as(file))),
    ...[...framed, ...others].flatMap((file) => FRAMED_AS.map((as) => as(file))),
  ];
  const page = `<!doctype html><title>Gallery</title>${shown.join('\n')}`;
  outside.serve('/gallery.html', 'text/html; charset=utf-8', page);
  return outside.at('gallery', '/gallery.html');
}
