const SIZE = [1024, 1536] as const;
const PLANKS = 8;

/** Draws a floor of oak planks, so that nothing has to be fetched: 1.44 by 2.2 metres that repeat. */
export function paintPlanks(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const [width, height] = SIZE;
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const plank = width / PLANKS;
  for (let row = 0; row < PLANKS; row++) {
    const joint = Math.floor(createRandom(row + 40)() * height);
    for (const [piece, length] of [0.45, 0.55].entries()) {
      // Drawn twice, so that what crosses the lower edge continues at the upper one.
      for (const turn of [-height, 0]) {
        const from = joint + turn + piece * height * 0.45;
        paintPlank(pen, createRandom(row * 2 + piece + 1), [row * plank, from, plank, height * length]);
      }
    }
  }
  return canvas;
}

/** Creates a random source, 0 to 1, that repeats for the same number. */
function createRandom(number: number): () => number {
  let seed = number * 7919;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

function paintPlank(
  pen: CanvasRenderingContext2D,
  random: () => number,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  const tone = random();
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.fillStyle = `hsl(${32 + tone * 2} ${25 + tone * 4}% ${53 + (random() - 0.5) * 9}%)`;
  pen.fillRect(x, y, width, height);
  for (let line = 0; line < 60; line++) {
    const at = x + random() * width;
    const sway = (random() - 0.5) * 9;
    pen.strokeStyle = `hsla(30, 32%, ${random() > 0.4 ? 38 : 74}%, ${0.03 + random() * 0.08})`;
    pen.lineWidth = 0.6 + random() * 2.6;
    pen.beginPath();
    pen.moveTo(at, y);
    pen.bezierCurveTo(at + sway, y + height * 0.3, at - sway, y + height * 0.7, at + sway * 0.4, y + height);
    pen.stroke();
  }
  pen.strokeStyle = 'rgba(52, 36, 22, 0.55)';
  pen.lineWidth = 1.6;
  pen.strokeRect(x, y, width, height);
  pen.restore();
}
