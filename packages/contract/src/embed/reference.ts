import type { DesignDetail, SnapshotOptions, VitrineEvents, VitrineMethods } from './element.ts';
import type { AttributeName } from './limits.ts';

/** A member with its type as documentation writes it, and what it is. */
export interface Documented {
  type: string;
  text: string;
}

type Members<T> = Record<keyof T, Documented>;

/** The API Reference: one entry for every attribute, method and event that the element's types name, or it does not compile. */
export const attributeReference: Record<AttributeName, Documented & { default: string }> = {
  src: { type: 'URL', default: 'required', text: 'Address of the latest.json of the configurator.' },
  lang: { type: 'language', default: 'en-gb', text: 'Language of the viewer.' },
  design: {
    type: 'string',
    default: 'the page address, else the default design',
    text: 'The design to begin with. Changing it shows another design.',
  },
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
    text: 'A picture of the current view. Rejects before vitrine-ready.',
  },
};

export const snapshotReference: Members<SnapshotOptions> = {
  width: { type: 'number', text: 'Width in pixels; 1280 by default.' },
  height: { type: 'number', text: 'Height in pixels; 800 by default.' },
  type: { type: 'string', text: 'image/png by default, image/jpeg or image/webp.' },
  quality: { type: 'number', text: '0 to 1, for JPEG and WebP.' },
};

const design: Members<DesignDetail> = {
  design: { type: 'string', text: 'The design as a short text.' },
  items: { type: 'ChosenItem[]', text: 'What is chosen: component, id, name, product_code and price of each.' },
};

type EventReference = { [Name in keyof VitrineEvents]: { text: string; detail: Members<VitrineEvents[Name]> } };

export const eventReference: EventReference = {
  'vitrine-ready': {
    text: 'The first picture is shown and the methods answer.',
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
        type: "'visitor' | 'reset' | 'host' | 'failure'",
        text: 'What changed it. On failure the former choice is back.',
      },
    },
  },
  'vitrine-save': {
    text: 'The visitor asked to save. preventDefault() keeps the form closed, so that the page can show its own.',
    detail: design,
  },
  'vitrine-enquiry': { text: 'The enquiry was accepted. It carries no personal data.', detail: design },
  'vitrine-error': {
    text: 'Something did not work; the viewer says the same in words.',
    detail: {
      code: { type: 'FailureCode', text: 'What kind of failure it is, such as domain or webgl.' },
      message: { type: 'string', text: 'What it is about.' },
    },
  },
};
