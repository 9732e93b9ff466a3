const WHITE = [255, 255, 255] as const;
const ENOUGH = 4.5;

type Colour = readonly [red: number, green: number, blue: number];

/** Relative luminance of an sRGB colour, 0 to 1 (WCAG 2). */
export function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** White where it can be read on the accent, at 4.5:1, else black: one of the two always can. */
export const textOn = (accent: Colour): 'white' | 'black' => (contrast(accent, WHITE) >= ENOUGH ? 'white' : 'black');

/** A computed CSS colour as sRGB channels. Browsers write most as rgb(); others are read from a pixel drawn in them. */
export function channelsOf(colour: string): Colour {
  const [red, green, blue] = (/^rgba?\(([^)]+)\)$/.exec(colour)?.[1] ?? '').split(/[ ,/]+/).map(Number);
  if (red !== undefined && green !== undefined && blue !== undefined) return [red, green, blue];
  return drawnChannels(colour);
}

function drawnChannels(colour: string): Colour {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const plane = canvas.getContext('2d', { willReadFrequently: true });
  if (!plane) return [0, 0, 0];
  plane.fillStyle = colour;
  plane.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = plane.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/**
 * Keeps the text colour on the accent readable, also when the page changes its colours later: `probe` has the accent
 * as background with a transition of a moment, and the browser tells when that runs.
 * @returns ends it
 */
export function followAccent(whole: HTMLElement, probe: HTMLElement): () => void {
  const update = () => {
    whole.style.setProperty('--v-on-accent', textOn(channelsOf(getComputedStyle(probe).backgroundColor)));
  };
  probe.addEventListener('transitionend', update);
  update();
  return () => probe.removeEventListener('transitionend', update);
}
