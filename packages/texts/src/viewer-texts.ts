import type { ViewerErrorCode } from '@vitrine/contract/embed/element';
import type { formMessages } from '@vitrine/contract/enquiries/form-messages';

/** A text with a count in place of '#': one form for each category of the language's plural rules. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The specified sentences of the visitor's form, which the contract holds in English. */
export type EnquirySentence = Exclude<keyof typeof formMessages, 'customFieldRequired'>;

export type EnquiryTexts = Record<EnquirySentence, string> & Pick<typeof formMessages, 'customFieldRequired'>;

export interface ErrorMessage {
  title: string;
  text: string;
}

interface FloorTexts {
  contents: string;
  closeUp: string;
  closeUpOf: (name: string) => string;
  enlarge: string;
  close: string;
  mix: string;
  mixIntro: string;
  percent: (share: string) => string;
  squareMetre: string;
  flakes: string;
  percentOf: (flake: string) => string;
  sizeOf: (flake: string) => string;
  addFlake: string;
  add: (flake: string) => string;
  remove: (flake: string) => string;
  mixFull: PluralForms;
  mixReset: string;
}

/** Why there is no image. Only viewers without one fetch this file. */
export type ErrorTexts = Record<ViewerErrorCode, (about: string) => ErrorMessage>;

/** The texts of wardrobes and floors, in a file that comes with their part of the panel. */
export interface KindTexts {
  /** Sliding wardrobes. */
  robes: {
    size: string;
    width: string;
    height: string;
    /** The limits of a size, in millimetres. */
    limits: (min: number, max: number) => string;
    millimetres: string;
    doors: string;
    doorCount: string;
    countOfDoors: PluralForms;
    allDoors: string;
    door: (number: number) => string;
    layout: string;
    allPanels: string;
    /** The number of a panel and how many there are, from the top down. */
    panel: (number: number, count: number) => string;
    material: string;
    frame: string;
    trim: string;
    inside: string;
    allSections: string;
    section: (number: number) => string;
    fittings: string;
    insideMaterial: string;
    mixed: string;
    parts: string;
    total: string;
    openDoors: string;
    closeDoors: string;
    dimensions: string;
    /** The wardrobe in the visitor's own room, on a phone. */
    room: string;
    roomScan: string;
    roomOpen: string;
    roomFailed: string;
  };
  /** Names of parts and choices that are in no data file, by their names in enquiries. */
  names: Readonly<Record<string, string>>;
  floors: FloorTexts;
}

/** The texts of a viewer of any kind, in one language. */
export interface ViewerTexts {
  /** Tag for Intl, e.g. 'en-GB'. */
  tag: string;
  /** Names that the kind adds. */
  names?: KindTexts['names'];
  tryAgain: string;
  stage: {
    label: (name: string) => string;
    help: string;
    hint: string;
    hintTouch: string;
    zoomIn: string;
    zoomOut: string;
    fullscreen: string;
    leaveFullscreen: string;
    motion: string;
    leaveMotion: string;
    motionUnavailable: string;
    still: string;
  };
  panel: {
    /** What a visitor picks in the list of languages. */
    language: string;
    label: string;
    layers: string;
    presets: string;
    scenes: string;
    sceneShown: (name: string) => string;
    choose: (layer: string) => string;
    all: string;
    ranges: (layer: string) => string;
    /** Of a layer with many choices. */
    search: (layer: string) => string;
    noneFound: string;
    save: string;
    reset: string;
    wasReset: string;
    undo: string;
    dismiss: string;
    chosen: (layer: string, item: string) => string;
    design: string;
    imageFailed: (requested: string) => string;
    fullFailed: string;
    imageMissing: (names: string) => string;
    replaced: string;
    replacedBy: (layer: string, requested: string, now: string) => string;
  };
  form: {
    close: string;
    intro: string;
    name: string;
    email: string;
    phone: string;
    budget: string;
    postcode: string;
    optional: string;
    /** The sentence around the link to the terms. */
    agree: readonly [before: string, link: string, after: string];
    newWindow: string;
    leaveEmpty: string;
    sending: string;
    savedTitle: string;
    failedTitle: string;
    offlineTitle: string;
    offlineText: string;
    backToForm: string;
    ok: string;
    component: string;
    item: string;
    sku: string;
    price: string;
    none: string;
  };
  share: {
    open: string;
    title: string;
    making: string;
    link: string;
    copy: string;
    copied: string;
    /** When the page may not use the clipboard. */
    selected: string;
    /** Over the QR code. */
    phone: string;
    scan: string;
    qr: string;
    /** The device's own way to share. */
    send: string;
    /** Instead of the dialog. */
    failed: string;
    /** Instead of a short link. */
    long: string;
    close: string;
  };
  /** The specification sheet. */
  sheet: {
    download: string;
    making: string;
    failed: string;
  };
  cart: {
    add: string;
    adding: string;
    added: string;
    /** The server sent no price. */
    unpriced: string;
    failed: string;
  };
  /** The contract's sentences in this language; English ones need none. */
  enquiry: Partial<EnquiryTexts>;
}
