/** Milliseconds that an image is turned before it is measured, and while it is. */
const BEFORE = 400;
const MEASURED = 1800;
/** A process that used less than this, in milliseconds, within `LOOK` of them is at rest. */
const RESTING = 20;
const LOOK = 250;
const RESTS_AFTER = 60_000;

/** Counts what a frame of the page draws at most, and when the page draws one: it also wakes without drawing. */
export function countDrawing() {
  const most = { calls: 0, triangles: 0 };
  const now = { calls: 0, triangles: 0, pixels: 0 };
  const frames = [];
  Object.assign(window, { mostDrawn: most, drawnFrames: frames });
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      if (window.isFrozen) return;
      Object.assign(now, { calls: 0, triangles: 0, pixels: 0 });
      callback(time);
      if (now.calls > 0) frames.push({ at: performance.now(), pixels: now.pixels });
      for (const what of ['calls', 'triangles']) most[what] = Math.max(most[what], now[what]);
    });
  // Marzipano uses the first WebGL.
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    let area = 0;
    const { viewport } = prototype;
    prototype.viewport = function (x, y, width, height) {
      area = width * height;
      viewport.call(this, x, y, width, height);
    };
    for (const [name, at] of [
      ['drawElements', 1],
      ['drawArrays', 2],
      ['drawArraysInstanced', 2],
    ]) {
      const original = prototype[name];
      if (!original) continue;
      prototype[name] = function (...call) {
        now.calls += 1;
        // Instances are strips: two points, then one for each triangle.
        now.triangles += name === 'drawArraysInstanced' ? (call[2] - 2) * call[3] : call[at] / 3;
        // One triangle may present what was drawn before; its own size then says nothing.
        if (call[at] > 3 || now.pixels === 0) now.pixels = area;
        return original.apply(this, call);
      };
    }
  }
}

/** Milliseconds that the browser's drawing processes have used, on all cores. */
async function processorTime(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const of = (kind) =>
    processInfo.filter(({ type }) => type.toLowerCase() === kind).reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  return { card: of('gpu'), page: of('renderer') };
}

/** Waits until the browser draws nothing more, so that it takes no time from the next one. */
export async function untilResting({ page, session }) {
  const until = Date.now() + RESTS_AFTER;
  for (let before = -Infinity; Date.now() < until; ) {
    const { card, page: script } = await processorTime(session);
    if (card + script - before < RESTING) return;
    before = card + script;
    await page.waitForTimeout(LOOK);
  }
}

/**
 * Turns the image and measures a part of the way: times between frames, and the processor's time for each. It is
 * measured from motion to motion, so that frames which are still in work at both ends cancel out.
 */
export async function measureTurn(opened, box) {
  const { page, session } = opened;
  await untilResting(opened);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  let step = 0;
  const moveFor = async (duration) => {
    for (const until = Date.now() + duration; Date.now() < until; step++) {
      await page.mouse.move(x + 90 * Math.sin(step / 12), y + 12 * Math.sin(step / 7));
      await page.waitForTimeout(8);
    }
  };
  const look = async () => ({
    used: await processorTime(session),
    count: await page.evaluate(() => window.drawnFrames.length),
  });
  await moveFor(BEFORE);
  const began = await look();
  await moveFor(MEASURED);
  const ended = await look();
  await page.mouse.up();
  const frames = await page.evaluate(({ from, to }) => window.drawnFrames.slice(from, to), {
    from: Math.max(0, began.count - 1),
    to: ended.count,
  });
  const times = frames.slice(1).map(({ at }, index) => at - frames[index].at);
  const count = ended.count - began.count;
  return {
    times,
    card: (ended.used.card - began.used.card) / count,
    page: (ended.used.page - began.used.page) / count,
    pixels: frames.slice(1).reduce((sum, { pixels }) => sum + pixels, 0) / count,
    drawn: await page.evaluate(() => window.mostDrawn),
  };
}

const STILLS = 2;

/** Stops the screen, so that only snapshots are drawn, none of them refined. */
export async function freeze({ page }) {
  await page.evaluate(() => {
    window.isFrozen = true;
    const { shadowRoot } = document.querySelector('vitrine-configurator');
    const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true });
    shadowRoot.querySelector('canvas').dispatchEvent(key);
  });
}

/** Milliseconds of a whole frame with all its pixels, and the processor's time for it: a frozen page's snapshots. */
export async function measureStill({ page, session }, size) {
  const before = await processorTime(session);
  const took = await page.evaluate(
    async ([size, times]) => {
      const viewer = document.querySelector('vitrine-configurator');
      const began = performance.now();
      for (let done = 0; done < times; done++) await viewer.snapshot(size);
      return (performance.now() - began) / times;
    },
    [size, STILLS],
  );
  const { card } = await processorTime(session);
  return { took, card: (card - before.card) / STILLS };
}
