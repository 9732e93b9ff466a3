import { mixLimits } from '@vitrine/contract/floors/limits';
import { readFlakeSize } from './flake-size.ts';
import { balanced, type Mix, type MixPart } from './mix.ts';

const SIGNS = /[%,=:;]/g;

/** Ids can contain the separators of a design's text. Only those are escaped. */
export const escapeId = (id: string): string =>
  id.replace(SIGNS, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export const unescapeId = (text: string): string =>
  text.trim().replace(/%(2[5c]|3[abd])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** 'FLK-01:40:m;FLK-07:60:s' */
export const writeMix = (mix: Mix): string =>
  mix.map(({ id, percent, size }) => `${escapeId(id)}:${percent}:${size}`).join(';');

const readPart = (text: string): MixPart | null => {
  const [id = '', percent = '', size] = text.split(':');
  const share = Number(percent);
  return id.trim() !== '' && share > 0 && share <= mixLimits.whole
    ? { id: unescapeId(id), percent: share, size: readFlakeSize(size) }
    : null;
};

/** The mix that a text describes, with whole percentages that add up to 100; null when it names no flake. */
export const readMix = (text: string): Mix | null => {
  const parts = text.split(';').flatMap((part) => readPart(part) ?? []);
  const once = parts.filter(({ id }, index) => parts.findIndex((part) => part.id === id) === index);
  return once.length === 0 ? null : balanced(once.slice(0, mixLimits.flakes));
};
