import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { PORT, until } from '../product.ts';

/**
 * The engine of Safari, from Debian's packages webkit2gtk-driver and xvfb, by WebDriver (W3C). Playwright's own WebKit
 * is no npm package, so it cannot be had where only npm is.
 */
const DRIVER = 'WebKitWebDriver';
const SCREEN = 'Xvfb';

/** Away from the ports of the worker's product. */
const DRIVER_PORT = PORT + 7;

export const isWebKitInstalled = [DRIVER, SCREEN].every((name) => spawnSync('which', [name]).status === 0);

/** How WebDriver refers to an element of the page. Functions that run in the page get the element itself. */
export type Handle = object;
const HANDLE_KEY = 'element-6066-11e4-a52e-4f735466cecf';

export interface WebKitPage {
  goto(address: string): Promise<void>;
  /** Runs a function in the page. It sees nothing of the test but its arguments. */
  run<Result>(inPage: (...args: never[]) => Result, ...args: unknown[]): Promise<Result>;
  /** Waits until a function in the page returns an element. */
  find(inPage: (...args: never[]) => Element | null | undefined, ...args: unknown[]): Promise<Handle>;
  /** Clicks as a person does. @throws where something else covers the element */
  click(element: Handle): Promise<void>;
  /** Types into a field; for a field of files, their paths, one a line. */
  type(element: Handle, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a window of 1440 x 900 pixels. */
export async function openWebKit(): Promise<WebKitPage> {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1440x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = spawn(DRIVER, [`--port=${DRIVER_PORT}`], { stdio: 'ignore', env });
  await until(async () => (await fetch(`http://127.0.0.1:${DRIVER_PORT}/status`).catch(() => null))?.ok === true);
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 });
  const run: WebKitPage['run'] = (inPage, ...args) =>
    send('POST', `${session}/execute/sync`, { script: `return (${inPage})(...arguments)`, args });
  const onElement = (element: Handle): string =>
    `${session}/element/${(element as Record<string, string>)[HANDLE_KEY]}`;
  return {
    run,
    goto: (url) => send('POST', `${session}/url`, { url }),
    find: async (inPage, ...args) => {
      let found: Handle | null | undefined;
      await until(async () => {
        found = await run(inPage, ...args);
        return Boolean(found);
      });
      return found as Handle;
    },
    click: (element) => send('POST', `${onElement(element)}/click`, {}),
    type: (element, text) => send('POST', `${onElement(element)}/value`, { text }),
    close: async () => {
      await send('DELETE', session);
      for (const each of [driver, screen] satisfies ChildProcess[]) each.kill();
    },
  };
}

async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
  const answer = await fetch(`http://127.0.0.1:${DRIVER_PORT}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
  return value;
}
