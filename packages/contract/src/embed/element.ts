import type { ConfiguratorType } from '../configurators/limits.ts';

/** Why the viewer, or one picture of it, cannot be shown. The viewer has words for each. */
export type FailureCode =
  | 'address'
  | 'unreachable'
  | 'missing'
  | 'unreadable'
  | 'format'
  | 'kind'
  | 'domain'
  | 'webgl'
  | 'lost'
  | 'scene'
  | 'picture';

/** One chosen item, as events and the enquiry name it. */
export interface ChosenItem {
  component: string;
  id: string | number;
  name: string;
  product_code: string | null;
  price: number | null;
}

export interface DesignDetail {
  /** The design as the short string that `setDesign` and the page's address take. */
  design: string;
  items: ChosenItem[];
}

/** What each event of `<vitrine-configurator>` carries. All bubble and cross shadow roots. */
export interface VitrineEvents {
  /** The first picture is painted and the methods answer. */
  'vitrine-ready': DesignDetail & {
    configurator: { id: number; name: string; type: ConfiguratorType };
    version: number;
  };
  /** The design changed: by the visitor, the reset button, `setDesign`, or a picture that did not load (the former choice came back). */
  'vitrine-change': DesignDetail & { by: 'visitor' | 'reset' | 'host' | 'failure' };
  /** The visitor asked to save. `preventDefault()` keeps the form closed, so that the page can show its own. */
  'vitrine-save': DesignDetail;
  /** The enquiry was accepted. Carries no personal data. */
  'vitrine-enquiry': DesignDetail;
  /** Something did not work; the viewer says the same in words. */
  'vitrine-error': { code: FailureCode; message: string };
}

export interface SnapshotOptions {
  /** Pixels. */
  width: number;
  height: number;
  type: string;
  /** 0 to 1, for JPEG and WebP. */
  quality?: number;
}

/** A choice that this version no longer offers, with what took its place. */
export interface ReplacedChoice {
  layer: string;
  /** Name of what was asked for; its id where the file no longer has it. */
  wanted: string;
  now: string;
}

/** What a page's script may call on the element. */
export interface VitrineMethods {
  getDesign(): string;
  setDesign(design: string): ReplacedChoice[];
  snapshot(options?: Partial<SnapshotOptions>): Promise<Blob>;
}
