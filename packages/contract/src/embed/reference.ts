import type { AttributeName } from './attributes.ts';
import type { CartLine, DesignDetail, SnapshotOptions, VitrineEvents, VitrineMethods } from './element.ts';
import { referenceMessages as m } from './reference-messages.ts';

/** A member with its documented type and its description. */
export interface MemberReference {
  type: string;
  text: string;
}

type Members<T> = Record<keyof T, MemberReference>;

/** The API Reference. It only compiles with one entry for every attribute, method and event in the element's types. */
export const attributeReference = (): Record<AttributeName, MemberReference & { default: string }> => ({
  src: { type: 'URL', default: m.required, text: m.src },
  lang: {
    type: m.language,
    default: m.langDefault,
    text: m.lang,
  },
  languages: {
    type: m.languageList,
    default: m.none,
    text: m.languages,
  },
  design: {
    type: 'string',
    default: m.designDefault,
    text: m.designAttribute,
  },
  name: {
    type: 'string',
    default: m.none,
    text: m.nameAttribute,
  },
  hotspots: {
    type: "'on' | 'off'",
    default: 'on',
    text: m.hotspots,
  },
  remember: {
    type: "'on' | 'off'",
    default: 'on',
    text: m.remember,
  },
  scene: {
    type: 'string',
    default: m.sceneDefault,
    text: m.sceneAttribute,
  },
  currency: {
    type: m.threeLetters,
    default: m.currencyDefault,
    text: m.currencyAttribute,
  },
  country: {
    type: m.twoLetters,
    default: m.countryDefault,
    text: m.country,
  },
  cart: { type: 'boolean', default: 'off', text: m.cart },
  'structured-data': { type: 'boolean', default: 'off', text: m.structuredData },
});

export const methodReference = (): Record<keyof VitrineMethods, { signature: string; text: string }> => ({
  getDesign: {
    signature: 'getDesign(): string',
    text: m.getDesign,
  },
  setDesign: {
    signature: 'setDesign(design: string): ReplacedChoice[]',
    text: m.setDesign,
  },
  snapshot: {
    signature: 'snapshot(options?): Promise<Blob>',
    text: m.snapshot,
  },
  addToCart: {
    signature: 'addToCart(): Promise<CartDetail>',
    text: m.addToCart,
  },
});

export const snapshotReference = (): Members<SnapshotOptions> => ({
  width: { type: 'number', text: m.width },
  height: { type: 'number', text: m.height },
  type: { type: 'string', text: m.imageType },
  quality: { type: 'number', text: m.quality },
});

export const cartLineReference = (): Members<CartLine> => ({
  sku: { type: 'string | null', text: m.sku },
  name: { type: 'string', text: m.itemName },
  quantity: { type: 'number', text: m.quantity },
  unit: { type: "'piece' | 'm' | 'm2'", text: m.unit },
  unit_price: { type: 'number | null', text: m.unitPrice },
  amount: { type: 'number | null', text: m.amount },
  currency: { type: 'string', text: m.currency },
});

const design = (): Members<DesignDetail> => ({
  design: { type: 'string', text: m.design },
  items: { type: 'ChosenItem[]', text: m.items },
  scene: { type: 'string | undefined', text: m.scene },
});

type EventReference = { [Name in keyof VitrineEvents]: { text: string; detail: Members<VitrineEvents[Name]> } };

export const eventReference = (): EventReference => ({
  'vitrine-ready': {
    text: m.ready,
    detail: {
      ...design(),
      configurator: { type: '{ id, name, type }', text: m.configurator },
      version: { type: 'number', text: m.version },
    },
  },
  'vitrine-change': {
    text: m.change,
    detail: {
      ...design(),
      by: {
        type: "'visitor' | 'reset' | 'host' | 'error'",
        text: m.changedBy,
      },
    },
  },
  'vitrine-scene': {
    text: m.sceneEvent,
    detail: {
      scene: { type: 'string', text: m.sceneId },
      name: { type: 'string', text: m.sceneName },
      by: { type: "'visitor' | 'host'", text: m.sceneBy },
    },
  },
  'vitrine-save': {
    text: m.save,
    detail: design(),
  },
  'vitrine-enquiry': { text: m.enquiry, detail: design() },
  'vitrine-cart': {
    text: m.cartEvent,
    detail: {
      priced: {
        type: "'server' | 'unpriced'",
        text: m.priced,
      },
      lines: { type: 'CartLine[]', text: m.lines },
      total: {
        type: 'number | null',
        text: m.total,
      },
      tax: {
        type: 'object | null',
        text: m.tax('is_included'),
      },
      currency: { type: 'string', text: m.currency },
      design: { type: 'string', text: m.design },
      signature: {
        type: 'string | null',
        text: m.signature,
      },
      link: { type: 'string | null', text: m.link },
    },
  },
  'vitrine-error': {
    text: m.error,
    detail: {
      code: { type: 'ViewerErrorCode', text: m.errorCode },
      message: { type: 'string', text: m.errorMessage },
    },
  },
});
