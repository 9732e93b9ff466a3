import sharp from 'sharp';

/** Frames count as the same image above this correlation of their small grey copies: shapes and tones are visible. */
const RECOGNISABLE = 0.95;
/** Mean square difference, of 255 squared, that is invisible. The filmstrip's own compression is below it. */
const SAME = 12;
/** Share of the final image's fine detail that makes an image sharp. A quarter-size one has far less. */
const SHARP = 0.95;
/** The film ends after this time without a change, and after this time at the latest. */
const STILL_MS = 1000;
const PATIENCE_MS = 15_000;

/**
 * Films a page as it appears on the screen. Returns a function that ends the film and reports after how many
 * milliseconds the box showed something recognisable, and when it looked as it does at the end.
 */
export async function film(session) {
  const frames = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp * 1000, data });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 85, everyNthFrame: 1 });
  return async ({ began, box }) => {
    await untilStill(frames);
    await session.send('Page.stopScreencast');
    const part = inner(box);
    const looks = [];
    for (const { at, data } of frames) looks.push({ at, ...(await look(Buffer.from(data, 'base64'), part)) });
    const last = looks.at(-1);
    if (!last || isFlat(last.small)) throw new Error('The page showed no image');
    const first = looks.find((one) => correlation(one.small, last.small) >= RECOGNISABLE);
    const blurred = looks.findLastIndex(
      (one) => difference(one.fine, last.fine) > SAME || one.detail < SHARP * last.detail,
    );
    return { first: first.at - began, sharp: looks[blurred + 1].at - began, frames: looks.length };
  };
}

async function untilStill(frames) {
  const began = Date.now();
  let [count, since] = [-1, began];
  while (Date.now() - since < STILL_MS && Date.now() - began < PATIENCE_MS) {
    if (frames.length !== count) [count, since] = [frames.length, Date.now()];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The centre of the box: controls and hints are at its edges. */
const inner = ({ x, y, width, height }) => ({
  left: Math.round(x + width * 0.2),
  top: Math.round(y + height * 0.2),
  width: Math.round(width * 0.6),
  height: Math.round(height * 0.5),
});

async function look(jpeg, part) {
  const cut = sharp(jpeg).extract(part).greyscale();
  const fine = await cut.clone().raw().toBuffer();
  const edges = await cut.clone().convolve({ width: 3, height: 3, kernel: LAPLACE }).raw().toBuffer();
  const small = await cut.clone().resize(48, 32, { fit: 'fill' }).raw().toBuffer();
  return { fine, small, detail: mean(edges) };
}

const LAPLACE = [0, -1, 0, -1, 4, -1, 0, -1, 0];
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const isFlat = (values) => mean(values.map((value) => (value - values[0]) ** 2)) < 4;

function correlation(a, b) {
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (let index = 0; index < a.length; index++) {
    const [x, y] = [a[index] - meanA, b[index] - meanB];
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}

function difference(a, b) {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] - b[index]) ** 2;
  return sum / a.length;
}
