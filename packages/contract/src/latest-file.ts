import type { ConfiguratorType } from './configurators/limits.ts';
import type { Language } from './languages/limits.ts';

/**
 * latest.json on the content host: everything that the viewer needs for its first image, in one file. Types only,
 * because the embed reads it without a schema library and the server writes it from typed values.
 */

/** One image after intake: trimmed to its non-transparent rectangle and stored in several sizes. */
export interface Asset {
  /** Size of the whole frame around the rectangle, in pixels. */
  frame: [width: number, height: number];
  /**
   * The non-transparent rectangle in pixels of the frame. x, y, width and height are multiples of 4, so that every
   * variant is exact.
   */
  rect: [x: number, y: number, width: number, height: number];
  /** Largest first. A variant with `scale` 2 shows the rectangle at half size. */
  variants: AssetVariant[];
  /** What is finer than the largest variant, in tiles. */
  tiles?: AssetTiles;
}

/** Parts of an image of a large panorama: square tiles on one grid over the whole frame, each with an edge around it. */
export interface AssetTiles {
  /**
   * How the paths of its files begin, relative to latest.json: the hash of all of them. The file of one tile is
   * `{name}-{scale}-{column}-{row}.webp`.
   */
  name: string;
  /** Finest first. */
  levels: TileLevel[];
}

/** The tiles of one scale. */
export interface TileLevel {
  scale: 1 | 2;
  /** The tiles that the image touches: from a column and row, so many of them. */
  area: [column: number, row: number, columns: number, rows: number];
  /** Which of the area have content, row by row, four to a hexadecimal digit from its highest bit; absent: all. */
  present?: string;
}

export interface AssetVariant {
  /** The largest of an image with tiles has 2 or 4, the smallest 8 or 16. */
  scale: 1 | 2 | 4 | 8 | 16;
  /** Path relative to latest.json. The name is the content hash, and caches keep it for ever. */
  file: string;
  bytes: number;
}

/** Path in the data file -> its image after intake. */
export type AssetIndex = Record<string, Asset>;

/**
 * A panorama's first view as a flat image. Visitors see it in full resolution before the panorama itself has loaded,
 * which is many times as large. At its centre, a variant with `scale` 1 is as fine as the panorama.
 */
export interface OpeningView {
  /** Its direction, in degrees to the right of the panorama's centre; level. */
  yaw: number;
  /** Half its width and height, as tangents. */
  spread: [across: number, down: number];
  variants: AssetVariant[];
}

/** Path of a base image -> its first views, the narrowest first. */
export type OpeningViews = Record<string, OpeningView[]>;

export interface CustomField {
  name: string;
  placeholder: string;
  type: 'text' | 'number' | 'email' | 'date';
  required: boolean;
}

/** The notice after a design was sent. */
export interface ViewerPopup {
  title: string | null;
  text: string | null;
}

/** The organisation's customisation of the viewer; null where nothing is set. */
export interface ViewerCustomisation {
  contact: string | null;
  termsUrl: string | null;
  ctaLabel: string | null;
  customFields: CustomField[];
  popupTitle: string | null;
  popupText: string | null;
  /** What replaces both in other languages than the organisation's; null: the text above. Older files have none. */
  popups?: Partial<Record<Language, ViewerPopup>>;
  /** Slot (startScreen, saveDesign, viewer) -> path relative to latest.json. */
  logos: Record<string, string>;
}

/** A design that visitors can start from. */
export interface ViewerPreset {
  name: string;
  /** The design as its short text. */
  configuration: string;
  /** Path relative to latest.json; null without an image. */
  image: string | null;
}

/** What visitors see of prices. Without `url` prices are those of the data file. */
export interface PublishedPrices {
  display: 'total' | 'from' | 'none';
  /** Whether options show what they cost more or less than the current choice. */
  differences: boolean;
  /** Whether visitors can enter the measures of their own room. */
  measures: boolean;
  /** Where the viewer gets the price table (contract/prices/schemas.ts, viewerPrices). */
  url?: string;
}

export interface LatestFile {
  /** Format version of this file. A viewer that does not support it shows an error. */
  format: 1;
  configurator: {
    id: number;
    name: string;
    type: ConfiguratorType;
    organisation: string;
    group: string;
  };
  /** Resellers that receive the enquiries of this copy. */
  reseller: number[];
  version: number;
  currency: string;
  /** The deployed data file in minified form (domain/catalogue/minify-file.ts). */
  details: unknown;
  assets: AssetIndex;
  /** First views of panoramas. Older files have none. */
  openings?: OpeningViews;
  /** The organisation's own style sheet and script, as paths relative to this file. */
  style?: string;
  script?: { file: string; integrity: string };
  supports: { saveDesign: boolean; presets: boolean };
  /** Older files have none. */
  presets?: ViewerPreset[];
  customisation: ViewerCustomisation;
  /** Older files have none, and show the prices of the data file. */
  prices?: PublishedPrices;
  /**
   * Language -> file with the words of this configurator in it (WordsFile), as a path relative to this file. Without it
   * all words are as they were written.
   */
  words?: Partial<Record<Language, string>>;
  /** Hosts where the viewer starts: the authorised domain with its subdomains, and the product's own hosts. */
  authorisedDomains: string[];
  /** `events` counts what visitors do. `designs` shares, prices and prints designs. Older files have neither. */
  endpoints: { enquiry: string; privacy: string; events?: string; designs?: string };
}

/** Place of a word (domain/translations/places.ts) -> the word in one language. */
export type WordsFile = Record<string, string>;

/** deployment.json, written last: which version latest.json holds. */
export interface DeploymentFile {
  version: number;
  deployed_at: string;
}
