import path from 'node:path';

const TYPES: Record<string, string> = {
  json: 'application/json; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** The type of a file by its ending; undefined for a file that is never served. */
export const contentTypeOf = (file: string): string | undefined => TYPES[path.extname(file).slice(1).toLowerCase()];
