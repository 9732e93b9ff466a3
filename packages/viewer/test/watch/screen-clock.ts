import type { Page } from '@playwright/test';

/** What the card drew, as the calls to it say. */
export interface DrawnFigures {
  /** Frames that ended, on the screen or in its average. */
  frames: number;
  /** Triangles over the whole image: each presents light, or adds it to the average. */
  passes: number;
  /** The most calls and triangles of a frame of the screen; snapshots do not count. */
  mostCalls: number;
  mostTriangles: number;
  /** Pixels of the last image of the wardrobe, on the screen or in a snapshot. */
  pixels: number;
}

/**
 * Gives a page the clock of a screen: 16 ms from frame to frame, however slow the machine is, and a card that takes
 * `busyFrames` of them for each drawing. Call before the page opens.
 */
export async function setScreenClock(page: Page, busyFrames = 0): Promise<() => Promise<DrawnFigures>> {
  await page.addInitScript((busyFrames) => {
    const figures: DrawnFigures = { frames: 0, passes: 0, mostCalls: 0, mostTriangles: 0, pixels: 0 };
    Object.assign(window, { drawnFigures: figures });
    let [now, busy, calls, triangles, area] = [0, 0, 0, 0, 0];
    // A loop that waits for time to pass ends.
    performance.now = () => {
      now += 0.1;
      return now;
    };
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request(() => {
        now += 16;
        busy -= 1;
        [calls, triangles] = [0, 0];
        callback(now);
        figures.mostCalls = Math.max(figures.mostCalls, calls);
        figures.mostTriangles = Math.max(figures.mostTriangles, triangles);
      });
    const gl = WebGL2RenderingContext.prototype;
    const { drawArrays, drawElements, fenceSync, viewport } = gl;
    gl.getSyncParameter = () => (busy > 0 ? gl.UNSIGNALED : gl.SIGNALED);
    gl.fenceSync = function (condition, flags) {
      figures.frames += 1;
      busy = busyFrames;
      return fenceSync.call(this, condition, flags);
    };
    const count = (vertices: number): void => {
      calls += 1;
      triangles += vertices / 3;
      if (vertices === 3) figures.passes += 1;
      else figures.pixels = area;
    };
    gl.viewport = function (x, y, width, height) {
      area = width * height;
      viewport.call(this, x, y, width, height);
    };
    gl.drawArrays = function (mode, first, vertices) {
      count(vertices);
      drawArrays.call(this, mode, first, vertices);
    };
    gl.drawElements = function (mode, vertices, type, offset) {
      count(vertices);
      drawElements.call(this, mode, vertices, type, offset);
    };
  }, busyFrames);
  return () => page.evaluate(() => ({ ...(window as unknown as { drawnFigures: DrawnFigures }).drawnFigures }));
}
