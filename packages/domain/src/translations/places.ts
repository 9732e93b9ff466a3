import { digestText } from '../text/digest-text.ts';

const escapeSegment = (text: string): string => text.replaceAll('%', '%25').replaceAll('/', '%2F');

/** The place of a word: its segments, of which any can hold any character. */
export const placeOf = (...segments: readonly (string | number)[]): string =>
  segments.map((segment) => escapeSegment(String(segment))).join('/');

/** A preset has no id: its design says which one it is, whatever its name and position. */
export const presetPlace = (configuration: string): string => placeOf('preset', digestText(configuration), 'name');

/** Surcharges are known by their name. */
export const surchargePlace = (name: string): string => placeOf('surcharge', digestText(name), 'name');

export const framePlace = (style: string): string => placeOf('frame-style', style, 'name');

export const CONFIGURATOR_PLACE = placeOf('configurator', 'name');
