import type { ConfiguratorType } from './configurators/limits.ts';

/**
 * latest.json on the content host: all that the viewer needs for its first image, in one file.
 * Types only: the embed reads it without a schema library, the server writes it from typed values.
 */

/** One image after intake: trimmed to its non-transparent rectangle and kept in several sizes. */
export interface Asset {
  /** Size of the whole frame that the rectangle lies in, in pixels. */
  frame: [width: number, height: number];
  /** The non-transparent rectangle in pixels of the frame; x, y, width and height are multiples of 4, so that every variant is exact. */
  rect: [x: number, y: number, width: number, height: number];
  /** Largest first. A variant of `scale` 2 shows the rectangle at half size. */
  variants: AssetVariant[];
}

export interface AssetVariant {
  scale: 1 | 2 | 4;
  /** Path relative to latest.json, named by content hash, cached for ever. */
  file: string;
  bytes: number;
}

/** Path as the data file names it -> what became of it. */
export type AssetIndex = Record<string, Asset>;

/**
 * A panorama's first view as a flat image: visitors see it sharp before the panorama itself is there, which is many times
 * as large. A variant of `scale` 1 is in its middle as fine as the panorama.
 */
export interface OpeningView {
  /** Where it looks, in degrees to the right of the panorama's middle; level. */
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

/** What the organisation may change about the viewer; null where nothing is set. */
export interface ViewerCustomisation {
  contact: string | null;
  termsUrl: string | null;
  ctaLabel: string | null;
  customFields: CustomField[];
  popupTitle: string | null;
  popupText: string | null;
  /** Slot (startScreen, saveDesign, viewer) -> path relative to latest.json. */
  logos: Record<string, string>;
}

/** A design that visitors can start from. */
export interface ViewerPreset {
  name: string;
  /** The design as its short text. */
  configuration: string;
  /** Path relative to latest.json; null where there is no image. */
  image: string | null;
}

export interface LatestFile {
  /** Form of this file; a viewer that does not know it says so. */
  format: 1;
  configurator: {
    id: number;
    name: string;
    type: ConfiguratorType;
    organisation: string;
    group: string;
  };
  /** Resellers that enquiries of this copy belong to. */
  reseller: number[];
  version: number;
  currency: string;
  /** The deployed data file in minified form (see domain/catalogue/minify-file.ts). */
  details: unknown;
  assets: AssetIndex;
  /** Of panoramas. Files of before have none. */
  openings?: OpeningViews;
  /** The organisation's own style sheet and script, as paths relative to this file. */
  style?: string;
  script?: { file: string; integrity: string };
  supports: { saveDesign: boolean; presets: boolean };
  /** Files of before have none. */
  presets?: ViewerPreset[];
  customisation: ViewerCustomisation;
  /** Hosts on which the viewer starts: the authorised domain with its subdomains, and the product's own. */
  authorisedDomains: string[];
  /** `events` takes what visitors do, to be counted; `designs` is where designs are shared, priced and printed. Files of before have neither. */
  endpoints: { enquiry: string; privacy: string; events?: string; designs?: string };
}

/** deployment.json, written last: which version latest.json holds. */
export interface DeploymentFile {
  version: number;
  deployed_at: string;
}
