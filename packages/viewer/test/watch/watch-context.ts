import type { Page } from '@playwright/test';

/** What a page's graphics contexts hold and do, as the calls to them say. */
export interface ContextFigures {
  /** Of all textures that are not deleted, and the most there ever were. */
  bytes: number;
  mostBytes: number;
  /** Textures of the size of a tile's file. */
  tiles: number;
  mostTiles: number;
  /** Calls that drew in the busiest frame. */
  mostDraws: number;
}

/** Watches textures and drawing from before the first script on. */
export async function watchContext(page: Page): Promise<() => Promise<ContextFigures>> {
  await page.addInitScript(() => {
    const figures: ContextFigures = { bytes: 0, mostBytes: 0, tiles: 0, mostTiles: 0, mostDraws: 0 };
    const held = new Map<object, { bytes: number; isTile: boolean }>();
    let bound: object | null = null;
    let draws = 0;
    Object.assign(window, { contextFigures: figures });
    const gl = WebGL2RenderingContext.prototype as unknown as Record<string, (...input: unknown[]) => unknown>;
    const before = (name: string, act: (...input: never[]) => void): void => {
      const original = gl[name];
      gl[name] = function (this: unknown, ...input: unknown[]) {
        act(...(input as never[]));
        return original?.apply(this, input);
      };
    };
    const forget = (texture: object): void => {
      const known = held.get(texture);
      if (!known) return;
      held.delete(texture);
      figures.bytes -= known.bytes;
      if (known.isTile) figures.tiles -= 1;
    };
    const hold = (width: number, height: number, levels: number): void => {
      if (!bound) return;
      forget(bound);
      let bytes = 0;
      for (let level = 0; level < levels; level++) bytes += (width >> level) * (height >> level) * 4;
      const isTile = width === 520 && height === 520;
      held.set(bound, { bytes, isTile });
      figures.bytes += bytes;
      if (isTile) figures.tiles += 1;
      figures.mostTiles = Math.max(figures.mostTiles, figures.tiles);
      figures.mostBytes = Math.max(figures.mostBytes, figures.bytes);
    };
    before('bindTexture', (_target: number, texture: object | null) => {
      bound = texture;
    });
    before('texStorage2D', (_target: number, levels: number, _format: number, width: number, height: number) =>
      hold(width, height, levels),
    );
    before('texImage2D', (...input: unknown[]) => {
      const image = input[5] as { width: number; height: number };
      hold(image.width, image.height, 1);
    });
    before('deleteTexture', (texture: object | null) => texture && forget(texture));
    const count = (): void => {
      if (draws === 0) requestAnimationFrame(() => setTimeout(() => (draws = 0)));
      draws += 1;
      figures.mostDraws = Math.max(figures.mostDraws, draws);
    };
    for (const name of ['drawArrays', 'drawArraysInstanced']) before(name, count);
    Object.assign(window, {
      forgetTextures: () => {
        for (const texture of [...held.keys()]) forget(texture);
      },
    });
  });
  return () => page.evaluate(() => ({ ...(window as unknown as { contextFigures: ContextFigures }).contextFigures }));
}
