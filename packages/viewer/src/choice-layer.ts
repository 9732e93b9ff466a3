export interface Choice {
  id: string;
  name: string;
  price: number | null;
  thumbnail: string | null;
  /** Shown where there is no thumbnail. */
  colour?: string | null | undefined;
  /** Path of the image that the scene draws for it, where it draws one. */
  image?: string | null;
  /** Names of its door ranges. */
  ranges: readonly string[];
}

/** One layer as the panel offers it. */
export interface ChoiceLayer {
  key: string;
  name: string;
  choices: readonly Choice[];
  /** Names of the ranges that filter its choices; empty where there is nothing to filter. */
  ranges: readonly string[];
}
