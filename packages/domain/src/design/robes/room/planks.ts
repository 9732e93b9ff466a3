/** The image of a floor of oak planks, which repeats. */
export const PLANKS = {
  /** Pixels, width and height. */
  size: [1024, 1536],
  /** What it covers of a floor. */
  metres: [1.44, 2.2],
} as const;

const ROWS = 8;
const GRAINS = 60;

/** A plank in pixels of the image. What crosses the lower edge continues at the upper one. */
export interface Plank {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  grains: readonly Grain[];
}

/** A line along a plank: it starts at `x`, and sways to the right and back. */
export interface Grain {
  x: number;
  sway: number;
  colour: string;
  width: number;
}

/** The line around each plank. */
export const JOINT = { colour: 'rgba(52, 36, 22, 0.55)', width: 1.6 } as const;

/** Invents the planks, always the same ones: nothing has to be fetched. */
export function listPlanks(): Plank[] {
  const [width, height] = PLANKS.size;
  return Array.from({ length: ROWS }, (_, row) => {
    const joint = Math.floor(createRandom(row + 40)() * height);
    return [0.45, 0.55].map((length, piece) => {
      const random = createRandom(row * 2 + piece + 1);
      const side = width / ROWS;
      return inventPlank(random, {
        x: row * side,
        y: joint + piece * height * 0.45,
        width: side,
        height: height * length,
      });
    });
  }).flat();
}

/** Creates a random source, 0 to 1, that repeats for the same number. */
function createRandom(number: number): () => number {
  let seed = number * 7919;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

function inventPlank(random: () => number, place: Pick<Plank, 'x' | 'y' | 'width' | 'height'>): Plank {
  const tone = random();
  const colour = `hsl(${32 + tone * 2} ${25 + tone * 4}% ${53 + (random() - 0.5) * 9}%)`;
  const grains = Array.from({ length: GRAINS }, () => {
    const x = place.x + random() * place.width;
    const sway = (random() - 0.5) * 9;
    const colour = `hsla(30, 32%, ${random() > 0.4 ? 38 : 74}%, ${0.03 + random() * 0.08})`;
    return { x, sway, colour, width: 0.6 + random() * 2.6 };
  });
  return { ...place, colour, grains };
}
