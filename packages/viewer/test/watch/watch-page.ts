import type { Page } from '@playwright/test';

interface PageWatch {
  draws: number;
  violations: string[];
  globals: string[];
  alive: Record<'textures' | 'buffers' | 'programs', Set<object>>;
  /** Weak, so that watching keeps no canvas alive. */
  contexts: WeakRef<WebGL2RenderingContext>[];
}

/** A busy machine without a graphics card says that reading pixels waits for it. */
const DRIVER = /GL Driver Message \(OpenGL, Performance/;

/** Watches, from before the first script on, what a page's scripts leave behind and complain about. */
export async function watchPage(page: Page) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || DRIVER.test(message.text())) return;
    complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    const alive = { textures: new Set<object>(), buffers: new Set<object>(), programs: new Set<object>() };
    const watched: PageWatch = { draws: 0, violations: [], globals: [], alive, contexts: [] };
    Object.assign(window, { watched });
    watched.globals = Object.keys(window);
    document.addEventListener('securitypolicyviolation', (event) => watched.violations.push(event.violatedDirective));
    const gl = WebGL2RenderingContext.prototype as unknown as Record<string, (...overrides: unknown[]) => unknown>;
    const after = (name: string, act: (answer: unknown, overrides: unknown[]) => void): void => {
      const original = gl[name];
      gl[name] = function (this: unknown, ...overrides: unknown[]) {
        const answer = original?.apply(this, overrides);
        act(answer, overrides);
        return answer;
      };
    };
    for (const [kind, name] of [
      ['textures', 'Texture'],
      ['buffers', 'Framebuffer'],
      ['buffers', 'Renderbuffer'],
      ['programs', 'Program'],
    ] as const) {
      after(`create${name}`, (made) => alive[kind].add(made as object));
      after(`delete${name}`, (_, [gone]) => gone && alive[kind].delete(gone as object));
    }
    for (const name of ['drawArrays', 'drawArraysInstanced']) after(name, () => (watched.draws += 1));
    const open = HTMLCanvasElement.prototype.getContext as (...overrides: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...overrides: unknown[]) {
      const context = open.apply(this, overrides);
      if (context instanceof WebGL2RenderingContext && !watched.contexts.some((known) => known.deref() === context))
        watched.contexts.push(new WeakRef(context));
      return context;
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  const session = await page.context().newCDPSession(page);
  const read = <T>(pick: (watched: PageWatch) => T): Promise<T> =>
    page.evaluate(`(${pick})(window.watched)`) as Promise<T>;

  return {
    complaints,
    violations: () => read(({ violations }) => violations),
    draws: () => read(({ draws }) => draws),
    newGlobals: () => read(({ globals }) => Object.keys(window).filter((name) => !globals.includes(name))),
    /** Lets so many frames of the screen go by. */
    frames: (count: number) =>
      page.evaluate(async (left) => {
        for (let frame = 0; frame < left; frame++) await new Promise(requestAnimationFrame);
      }, count),
    removeViewers: () =>
      page.evaluate(() => {
        for (const viewer of document.querySelectorAll('vitrine-configurator')) viewer.remove();
      }),
    /** What is left, after the garbage was collected. */
    async counts() {
      await session.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
      const graphics = await read(({ alive, contexts }) => ({
        contexts: contexts.filter((context) => context.deref()?.isContextLost() === false).length,
        textures: alive.textures.size,
        buffers: alive.buffers.size,
        programs: alive.programs.size,
      }));
      return { ...graphics, nodes, listeners: jsEventListeners };
    },
  };
}
