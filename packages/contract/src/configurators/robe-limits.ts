/** Default sizes of sliding wardrobes in millimetres, where the data file has none. */
export const robeLimits = {
  width: { min: 1200, max: 4000, step: 10, default: 2400 },
  height: { min: 1800, max: 2600, step: 10, default: 2300 },
  doors: { min: 2, max: 5 },
  /** A narrower door is useless, and a wider one runs badly. */
  doorWidth: { min: 400, max: 1250 },
  frameWidth: 35,
  tile: 1000,
  /** What the sizes of a data file can be, in millimetres, and how many doors. */
  sizes: { min: 100, max: 10_000 },
  steps: { min: 1, max: 1000 },
  doorsMost: 12,
  frameWidths: { min: 5, max: 200 },
  /** Width in the room of a texture, in millimetres. */
  textureWidths: { min: 20, max: 5000 },
  /** Panels of one door, and characters of a design's text that are read. */
  panels: 12,
  text: 4000,
} as const;
