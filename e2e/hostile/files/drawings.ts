import { gzipSync } from 'node:zlib';
import { DRAWINGS_THAT_ASK } from './drawings-that-ask.ts';
import { DRAWINGS_THAT_RUN } from './drawings-that-run.ts';
import { type Bait, type HostileFile, hostileFile } from './hostile-file.ts';

const SVG = 'http://www.w3.org/2000/svg';
const drawing = (inside: string, attributes = ''): string =>
  `<svg xmlns="${SVG}" width="300" height="150" ${attributes}><rect width="9" height="9"/>${inside}</svg>`;
const times = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

/** Whole files: content before or around the drawing, and drawings that never finish. */
const WHOLE: readonly (readonly [name: string, text: (bait: Bait) => string])[] = [
  ['onload of the root', ({ script }) => drawing('', `onload="${script}"`)],
  [
    'root with a prefix',
    ({ script }) => `<x:svg xmlns:x="${SVG}" onload="${script}"><x:script>${script}</x:script></x:svg>`,
  ],
  ['set of images on the root', ({ address }) => drawing('', `style="background:image-set('${address}' 1x)"`)],
  ['style sheet instruction', ({ address }) => `<?xml-stylesheet href="${address}"?>${drawing('')}`],
  ['transformation instruction', ({ address }) => `<?xml-stylesheet type="text/xsl" href="${address}"?>${drawing('')}`],
  [
    'entity of a file',
    () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text y="20">&x;</text>')}`,
  ],
  [
    'entity from outside',
    ({ address }) => `<!DOCTYPE svg [<!ENTITY x SYSTEM "${address}">]>${drawing('<text y="20">&x;</text>')}`,
  ],
  ['parameter entity', ({ address }) => `<!DOCTYPE svg [<!ENTITY % x SYSTEM "${address}"> %x;]>${drawing('')}`],
  ['document type from outside', ({ address }) => `<!DOCTYPE svg SYSTEM "${address}">${drawing('')}`],
  [
    'entity that holds a script',
    ({ script }) => `<!DOCTYPE svg [<!ENTITY x "<script>${script}</script>">]>${drawing('&x;')}`,
  ],
  [
    'attribute list that adds a handler',
    ({ script }) => `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${script}">]>${drawing('')}`,
  ],
  [
    'a billion laughs',
    () =>
      `<!DOCTYPE svg [<!ENTITY e0 "ha">${times(30, (at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`)}]>${drawing('<text>&e30;</text>')}`,
  ],
  [
    'one long entity many times',
    () => `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(50_000)}">]>${drawing(`<text>${'&a;'.repeat(20_000)}</text>`)}`,
  ],
  [
    'uses of uses',
    () =>
      drawing(
        `<defs><g id="u0"><rect width="9" height="9"/></g>${times(20, (at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`)}</defs><use href="#u20"/>`,
      ),
  ],
  [
    'uses of uses outside of defs',
    () =>
      drawing(
        `<g id="v0"><rect width="9" height="9"/></g>${times(8, (at) => `<g id="v${at + 1}">${`<use href="#v${at}"/>`.repeat(10)}</g>`)}<use href="#v8"/>`,
      ),
  ],
  ['use of itself', () => drawing('<g id="w"><use href="#w"/></g><use href="#w"/>')],
  [
    'patterns of patterns',
    () =>
      drawing(
        `<defs>${times(12, (at) => `<pattern id="p${at + 1}" width="30" height="15" patternUnits="userSpaceOnUse">${times(10, (x) => `<rect x="${x * 3}" width="3" height="15" fill="url(#p${at})"/>`)}</pattern>`)}</defs><rect width="300" height="150" fill="url(#p12)"/>`,
      ),
  ],
  [
    'masks of masks',
    () =>
      drawing(
        `<defs>${times(12, (at) => `<mask id="m${at + 1}">${times(6, (x) => `<rect x="${x * 50}" width="50" height="150" fill="#fff" mask="url(#m${at})"/>`)}</mask>`)}</defs><rect width="300" height="150" mask="url(#m12)"/>`,
      ),
  ],
  [
    'clips of clips',
    () =>
      drawing(
        `<defs>${times(12, (at) => `<clipPath id="c${at + 1}">${times(6, (x) => `<rect x="${x * 50}" width="50" height="150" clip-path="url(#c${at})"/>`)}</clipPath>`)}</defs><rect width="300" height="150" clip-path="url(#c12)"/>`,
      ),
  ],
  ['a hundred thousand elements', () => drawing('<g/>'.repeat(100_000))],
  ['endless depth', () => drawing(`${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`)],
  [
    'a drawing as large as a country',
    () => `<svg xmlns="${SVG}" width="900000000" height="900000000"><rect width="9" height="9"/></svg>`,
  ],
  [
    'a blur without end',
    () =>
      drawing(
        '<filter id="f"><feGaussianBlur stdDeviation="99999"/></filter><rect width="300" height="150" filter="url(#f)"/>',
      ),
  ],
  ['a script after the end', ({ script }) => `${drawing('')}<script>${script}</script>`],
  ['a page around a drawing', ({ script }) => `<html><body>${drawing(`<script>${script}</script>`)}</body></html>`],
  [
    'XHTML',
    ({ script }) => `<html xmlns="http://www.w3.org/1999/xhtml"><head><script>${script}</script></head><body/></html>`,
  ],
  [
    'XSL',
    ({ script }) =>
      `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><script>${script}</script></xsl:template></xsl:stylesheet>`,
  ],
  [
    'MathML',
    ({ script }) =>
      `<math xmlns="http://www.w3.org/1998/Math/MathML"><maction actiontype="statusline" href="javascript:${script}">x</maction></math>`,
  ],
  ['XUL-like unknown root', ({ script }) => `<window onload="${script}"/>`],
  ['not well-formed', ({ script }) => `<svg xmlns="${SVG}"><script>${script}</svg>`],
];

/** The same script in encodings that a parser can misread. */
const ENCODED: readonly (readonly [name: string, bytes: (text: string) => Buffer])[] = [
  ['UTF-8 with a mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 little end first', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 big end first', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', (text) => Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${text}`, 'utf16le')],
  [
    'UTF-7',
    (text) =>
      Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>${text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-')}`),
  ],
  ['a lie about its encoding', (text) => Buffer.from(`<?xml version="1.0" encoding="ISO-2022-JP"?>${text}`)],
  ['nul bytes in its names', (text) => Buffer.from(text.replaceAll('script', 'scr\0ipt'))],
  ['nul bytes before it', (text) => Buffer.from(`\0\0\0${text}`)],
  [
    'half characters',
    (text) => Buffer.concat([Buffer.from(text.slice(0, 5)), Buffer.from([0xc0, 0xbc]), Buffer.from(text.slice(5))]),
  ],
  ['spaces and a comment before it', (text) => Buffer.from(`\n\t  <!-- a comment -->\n${text}`)],
  ['much white before it', (text) => Buffer.from(`${' '.repeat(5000)}${text}`)],
  ['gzip around it', (text) => gzipSync(text)],
];

/** Drawings that would run a script, make a request, or never finish. */
export function hostileDrawings(bait: (name: string) => Bait): HostileFile[] {
  const inside = [...DRAWINGS_THAT_RUN, ...DRAWINGS_THAT_ASK].map(([name, make]) =>
    hostileFile(name, 'svg', drawing(make(bait(name)))),
  );
  const whole = WHOLE.map(([name, make]) => hostileFile(name, 'svg', make(bait(name))));
  const encoded = ENCODED.map(([name, encode]) =>
    hostileFile(name, 'svg', encode(drawing(`<script>${bait(name).script}</script>`))),
  );
  return [...inside, ...whole, ...encoded];
}
