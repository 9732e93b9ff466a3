import type { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { FailureCode } from '../loading/failure.ts';

/** The specified sentences of the visitor's form, which the contract holds in English. */
export type EnquirySentence =
  | 'title'
  | 'tabSave'
  | 'tabSpecifications'
  | 'nameRequired'
  | 'nameTooShort'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'termsRequired'
  | 'failed'
  | 'saved';

export type EnquiryWords = Record<EnquirySentence, string> & Pick<typeof enquiryMessages, 'customFieldRequired'>;

export interface Said {
  title: string;
  text: string;
}

interface FloorWords {
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
  mixFull: (most: number) => string;
  mixReset: string;
}

/** Why there is no image: a file of its own, which only those fetch who have none. */
export type FailureWords = Record<FailureCode, (about: string) => Said>;

/** What only wardrobes and floors say: a file of its own, which comes with their part of the panel. */
export interface KindWords {
  /** Sliding wardrobes. */
  robes: {
    size: string;
    width: string;
    height: string;
    /** What a size may be, in millimetres. */
    limits: (min: number, max: number) => string;
    millimetres: string;
    doors: string;
    doorCount: string;
    countOfDoors: (count: number) => string;
    allDoors: string;
    door: (number: number) => string;
    layout: string;
    allPanels: string;
    /** Of so many panels, from the top down. */
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
  };
  /** Names of parts and choices that no data file gives, by what enquiries call them. */
  names: Readonly<Record<string, string>>;
  floors: FloorWords;
}

/** What the viewer says in one language, whatever it shows. */
export interface Words {
  /** Tag for Intl and the lang attribute, e.g. 'en-GB'. */
  tag: string;
  /** Of the kind that brought words of its own. */
  names?: KindWords['names'];
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
    motionRefused: string;
    still: string;
  };
  panel: {
    label: string;
    layers: string;
    presets: string;
    scenes: string;
    sceneShown: (name: string) => string;
    choose: (layer: string) => string;
    all: string;
    ranges: (layer: string) => string;
    noneInRange: string;
    save: string;
    reset: string;
    wasReset: string;
    undo: string;
    dismiss: string;
    chosen: (layer: string, item: string) => string;
    design: string;
    imageFailed: (wanted: string) => string;
    sharpFailed: string;
    imageMissing: (names: string) => string;
    replaced: string;
    replacedBy: (layer: string, wanted: string, now: string) => string;
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
    /** Where nothing may be put on the clipboard. */
    selected: string;
    /** Over the QR code. */
    phone: string;
    scan: string;
    qr: string;
    /** The device's own way to share. */
    send: string;
    /** In place of the dialog. */
    failed: string;
    /** In place of a short link. */
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
    /** The server did not say the price. */
    unpriced: string;
    failed: string;
  };
  /** The contract's sentences in this language; English ones need none. */
  enquiry: Partial<EnquiryWords>;
}
