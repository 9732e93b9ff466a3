import type { ConfiguratorType } from '../configurators/limits.ts';

/** Why the viewer, or one of its images, cannot be shown. The viewer has a text for each. */
export type ViewerErrorCode =
  | 'address'
  | 'unreachable'
  | 'missing'
  | 'preparing'
  | 'unreadable'
  | 'format'
  | 'kind'
  | 'domain'
  | 'webgl'
  | 'lost'
  | 'scene'
  | 'empty'
  | 'image';

/** One chosen item, as events and enquiries name it. */
export interface ChosenItem {
  component: string;
  id: string | number;
  name: string;
  product_code: string | null;
  price: number | null;
  /** How many pieces `price` is for, where that is more than one. */
  quantity?: number;
}

export interface DesignDetail {
  /** The design as the short string that `setDesign` and the page's address accept. */
  design: string;
  items: ChosenItem[];
  /** Id of the visible scene, where the configurator has several. */
  scene?: string;
}

/** One line of an order. */
export interface CartLine {
  sku: string | null;
  name: string;
  quantity: number;
  unit: 'piece' | 'm' | 'm2';
  unit_price: number | null;
  /** The price of the quantity. */
  amount: number | null;
  currency: string;
}

export interface CartDetail {
  /** `unpriced` when the server did not answer: there are no prices then. */
  priced: 'server' | 'unpriced';
  lines: CartLine[];
  total: number | null;
  /** Null where the tenant's prices have no tax. */
  tax: { country: string; rate: number; amount: number; is_included: boolean } | null;
  currency: string;
  design: string;
  /** A token by which a shop's server knows that the price is the product's; null when unpriced (docs/prices.md). */
  signature: string | null;
  /** A short link to the design; null when none could be created. */
  link: string | null;
}

/** Payloads of the events of `<vitrine-configurator>`. All events bubble and cross shadow roots. */
export interface VitrineEvents {
  /** The first image is painted and the methods respond. */
  'vitrine-ready': DesignDetail & {
    configurator: { id: number; name: string; type: ConfiguratorType };
    version: number;
  };
  /**
   * The design changed: by the visitor, the reset button, `setDesign`, or an image that did not load (the previous
   * choice is restored).
   */
  'vitrine-change': DesignDetail & { by: 'visitor' | 'reset' | 'host' | 'error' };
  /** Another scene is visible; the design is the same. */
  'vitrine-scene': { scene: string; name: string; by: 'visitor' | 'host' };
  /** The visitor wants to save. `preventDefault()` keeps the form closed, so that the page can show its own form. */
  'vitrine-save': DesignDetail;
  /** The enquiry was accepted. The event has no personal data. */
  'vitrine-enquiry': DesignDetail;
  /** The visitor wants to order the design, or the page called `addToCart`. */
  'vitrine-cart': CartDetail;
  /** Something failed. The viewer shows the same message. */
  'vitrine-error': { code: ViewerErrorCode; message: string };
}

export interface SnapshotOptions {
  /** Pixels. */
  width: number;
  height: number;
  type: string;
  /** 0 to 1, for JPEG and WebP. */
  quality?: number;
}

/** A choice that this version no longer offers, and its replacement. */
export interface ReplacedChoice {
  layer: string;
  /** Name of the missing choice; its id where the file no longer has it. */
  requested: string;
  now: string;
}

/** Methods that a page's script can call on the element. */
export interface VitrineMethods {
  getDesign(): string;
  setDesign(design: string): ReplacedChoice[];
  snapshot(options?: Partial<SnapshotOptions>): Promise<Blob>;
  addToCart(): Promise<CartDetail>;
}
