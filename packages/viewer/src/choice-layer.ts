export interface Choice {
  id: string;
  name: string;
  price: number | null;
  thumbnail: string | null;
  /** Path of the image that is drawn of it, where it is drawn as one. */
  image?: string | null;
  /** Names of the door ranges that it belongs to. */
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
