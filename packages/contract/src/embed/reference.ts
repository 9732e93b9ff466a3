import type { AttributeName } from './attributes.ts';
import type { CartLine, DesignDetail, SnapshotOptions, VitrineEvents, VitrineMethods } from './element.ts';

/** A member with its documented type and its description. */
export interface Documented {
  type: string;
  text: string;
}

type Members<T> = Record<keyof T, Documented>;

/** The API Reference. It only compiles with one entry for every attribute, method and event in the element's types. */
export const attributeReference: Record<AttributeName, Documented & { default: string }> = {
  src: { type: 'URL', default: 'required', text: 'Address of the latest.json of the configurator.' },
  lang: {
    type: 'language',
    default: 'the language of the page, else of the browser, else en-gb',
    text: 'Language of the viewer. Changing it, or the lang of the page, changes the texts at once; the design and what is typed stay.',
  },
  languages: {
    type: 'languages',
    default: 'none',
    text: 'Languages that visitors may choose from, with spaces between them, such as "en-gb de fr". The choice is remembered for your site.',
  },
  design: {
    type: 'string',
    default: 'the page address, else the default design',
    text: 'The design to begin with. Changing it shows another design.',
  },
  name: {
    type: 'string',
    default: 'none',
    text: 'Name of this viewer, on a page with several. A shared link carries it and opens in the viewer of that name.',
  },
  hotspots: {
    type: "'on' | 'off'",
    default: 'on',
    text: 'With off, the image has no dots that open the choices of a layer.',
  },
  remember: {
    type: "'on' | 'off'",
    default: 'on',
    text: 'With off, the design is not remembered on the device of the visitor. Otherwise a reload or a later visit shows it again, for 30 days or until a reset.',
  },
  scene: {
    type: 'string',
    default: 'the first scene',
    text: 'Id of the scene to begin with, where the configurator has several. Changing it changes the scene.',
  },
  currency: {
    type: 'three letters',
    default: 'the currency of the configurator',
    text: 'Currency of the prices, such as EUR, where there is a price list in it.',
  },
  country: {
    type: 'two letters',
    default: 'the country in the settings of prices',
    text: 'Country whose tax the prices are shown with, such as DE.',
  },
  cart: { type: 'boolean', default: 'off', text: 'Shows the button that adds the design to the cart of the page.' },
};

export const methodReference: Record<keyof VitrineMethods, { signature: string; text: string }> = {
  getDesign: {
    signature: 'getDesign(): string',
    text: 'The current design as a short text. Empty before vitrine-ready.',
  },
  setDesign: {
    signature: 'setDesign(design: string): ReplacedChoice[]',
    text: 'Shows a design and answers the choices that this version no longer offers, with what took their place. Before vitrine-ready it becomes the design to begin with.',
  },
  snapshot: {
    signature: 'snapshot(options?): Promise<Blob>',
    text: 'An image of the current view. Rejects before vitrine-ready.',
  },
  addToCart: {
    signature: 'addToCart(): Promise<CartDetail>',
    text: 'Has the design priced by the server, sends vitrine-cart and answers the same. Rejects before vitrine-ready.',
  },
};

export const snapshotReference: Members<SnapshotOptions> = {
  width: { type: 'number', text: 'Width in pixels, up to 4096; 1280 by default.' },
  height: { type: 'number', text: 'Height in pixels, up to 4096; 800 by default.' },
  type: { type: 'string', text: 'image/png by default, image/jpeg or image/webp.' },
  quality: { type: 'number', text: '0 to 1, for JPEG and WebP.' },
};

export const cartLineReference: Members<CartLine> = {
  sku: { type: 'string | null', text: 'Product code.' },
  name: { type: 'string', text: 'Name of the item.' },
  quantity: { type: 'number', text: 'How many of it.' },
  unit: { type: "'piece' | 'm' | 'm2'", text: 'What the price is of; floors are priced by the square metre.' },
  unit_price: { type: 'number | null', text: 'Price of one; null where it has none.' },
  amount: { type: 'number | null', text: 'Price of the quantity; null where it has none.' },
  currency: { type: 'string', text: 'Three letters, such as GBP.' },
};

const design: Members<DesignDetail> = {
  design: { type: 'string', text: 'The design as a short text.' },
  items: { type: 'ChosenItem[]', text: 'What is chosen: component, id, name, product_code and price of each.' },
  scene: { type: 'string | undefined', text: 'Id of the visible scene, where the configurator has several.' },
};

type EventReference = { [Name in keyof VitrineEvents]: { text: string; detail: Members<VitrineEvents[Name]> } };

export const eventReference: EventReference = {
  'vitrine-ready': {
    text: 'The first image is shown and the methods answer.',
    detail: {
      ...design,
      configurator: { type: '{ id, name, type }', text: 'Which configurator it is.' },
      version: { type: 'number', text: 'The version that is live.' },
    },
  },
  'vitrine-change': {
    text: 'The design changed.',
    detail: {
      ...design,
      by: {
        type: "'visitor' | 'reset' | 'host' | 'error'",
        text: 'What changed it. After an error the former choice is back.',
      },
    },
  },
  'vitrine-scene': {
    text: 'Another scene is visible; the design is the same.',
    detail: {
      scene: { type: 'string', text: 'Id of the scene.' },
      name: { type: 'string', text: 'Name of the scene.' },
      by: { type: "'visitor' | 'host'", text: 'Who changed it: the visitor, or the page by the attribute scene.' },
    },
  },
  'vitrine-save': {
    text: 'The visitor asked to save. preventDefault() keeps the form closed, so that the page can show its own.',
    detail: design,
  },
  'vitrine-enquiry': { text: 'The enquiry was accepted. It carries no personal data.', detail: design },
  'vitrine-cart': {
    text: 'The design is to be put into the cart. Put it there when priced is server; otherwise ask for the price yourself.',
    detail: {
      priced: {
        type: "'server' | 'unpriced'",
        text: 'Whether the server priced the design. When it could not be asked, there are no prices.',
      },
      lines: { type: 'CartLine[]', text: 'What there is to order: each with the members listed under CartLine.' },
      total: {
        type: 'number | null',
        text: 'What all of it costs. Of floors without an entered area: a square metre.',
      },
      tax: {
        type: 'object | null',
        text: 'country, rate in per cent, amount, and is_included: whether the prices of the lines contain it.',
      },
      currency: { type: 'string', text: 'Three letters, such as GBP.' },
      design: { type: 'string', text: 'The design as a short text.' },
      signature: {
        type: 'string | null',
        text: 'A token by which your server knows that the price was not changed: a JWS with EdDSA, whose key is at /prices/keys of the API. Null when unpriced.',
      },
      link: { type: 'string | null', text: 'A short link that shows the design again.' },
    },
  },
  'vitrine-error': {
    text: 'Something did not work; the viewer says the same in words.',
    detail: {
      code: { type: 'ViewerErrorCode', text: 'What kind of error it is, such as domain or webgl.' },
      message: { type: 'string', text: 'What it is about.' },
    },
  },
};
