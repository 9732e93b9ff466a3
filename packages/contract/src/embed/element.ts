import type { ConfiguratorType } from '../configurators/limits.ts';

/** Why the viewer, or one image of it, cannot be shown. The viewer has words for each. */
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
  | 'image';

/** One chosen item, as events and the enquiry name it. */
export interface ChosenItem {
  component: string;
  id: string | number;
  name: string;
  product_code: string | null;
  price: number | null;
  /** How many of it `price` is for, where that is more than one. */
  quantity?: number;
}

export interface DesignDetail {
  /** The design as the short string that `setDesign` and the page's address take. */
  design: string;
  items: ChosenItem[];
  /** Id of the scene in sight, where the configurator offers several. */
  scene?: string;
}

/** One thing to order. */
export interface CartLine {
  sku: string | null;
  name: string;
  quantity: number;
  unit: 'piece' | 'm2';
  unit_price: number | null;
  currency: string;
}

export interface CartDetail {
  /** `unpriced` when the server could not be asked: there are no prices then. */
  priced: 'server' | 'unpriced';
  lines: CartLine[];
  total: number | null;
  currency: string;
  design: string;
  /** A short link to the design; null where none could be made. */
  link: string | null;
}

/** What each event of `<vitrine-configurator>` carries. All bubble and cross shadow roots. */
export interface VitrineEvents {
  /** The first image is painted and the methods answer. */
  'vitrine-ready': DesignDetail & {
    configurator: { id: number; name: string; type: ConfiguratorType };
    version: number;
  };
  /** The design changed: by the visitor, the reset button, `setDesign`, or an image that did not load (the former choice came back). */
  'vitrine-change': DesignDetail & { by: 'visitor' | 'reset' | 'host' | 'failure' };
  /** Another scene is in sight; the design is the same. */
  'vitrine-scene': { scene: string; name: string; by: 'visitor' | 'host' };
  /** The visitor asked to save. `preventDefault()` keeps the form closed, so that the page can show its own. */
  'vitrine-save': DesignDetail;
  /** The enquiry was accepted. Carries no personal data. */
  'vitrine-enquiry': DesignDetail;
  /** The visitor, or the page by `addToCart`, wants to order the design. */
  'vitrine-cart': CartDetail;
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
  addToCart(): Promise<CartDetail>;
}
