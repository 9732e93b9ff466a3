const LINEAR_BELOW = 0.04045;
const channel = (value: number): number => (value <= LINEAR_BELOW ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Where white and ink have the same contrast. */
const LIGHT_FROM = 0.18;

/** The colour of text on '#rrggbb': white, or ink on a light colour (WCAG 2, relative luminance). */
export const textOn = (colour: string): string => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > LIGHT_FROM ? '#1c1a17' : '#ffffff';
};
