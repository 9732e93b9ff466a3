import type { Bait } from './hostile-file.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';
const RECT = 'width="400" height="400"';
const styled = (style: string): string => `<rect ${RECT} style="${style}"/>`;

/** Drawings that would load something external when they are viewed. */
export const DRAWINGS_THAT_ASK: readonly (readonly [name: string, inside: (bait: Bait) => string])[] = [
  ['image from outside', ({ address }) => `<image href="${address}" ${RECT}/>`],
  [
    'image by the older name',
    ({ address }) => `<image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${address}" ${RECT}/>`,
  ],
  [
    'filter image from outside',
    ({ address }) => `<filter id="f"><feImage href="${address}"/></filter><rect ${RECT} filter="url(#f)"/>`,
  ],
  ['use from outside', ({ address }) => `<use href="${address}#a"/>`],
  ['import of a style', ({ address }) => `<style>@import url(${address});</style>`],
  ['import by text', ({ address }) => `<style>@import "${address}";</style>`],
  ['import in CDATA', ({ address }) => `<style><![CDATA[@import '${address}';]]></style>`],
  ['import in two parts', ({ address }) => `<style>@imp<![CDATA[ort '${address}';]]></style>`],
  ['import around a comment', ({ address }) => `<style>@im<!-- x -->port '${address}';</style>`],
  ['import around an instruction', ({ address }) => `<style>@im<?x y?>port '${address}';</style>`],
  ['import around an element', ({ address }) => `<style>@im<a/>port '${address}';</style>`],
  ['import with escapes', ({ address }) => `<style>@\\69mport "${address}";</style>`],
  ['import in references', ({ address }) => `<style>&#64;import "${address}";</style>`],
  ['import in capitals', ({ address }) => `<style>@IMPORT "${address}";</style>`],
  ['address in two parts', ({ address }) => `<style>rect{fill:ur<![CDATA[l(${address}#a)]]>}</style><rect ${RECT}/>`],
  ['address in a style', ({ address }) => `<style>svg{background:url(${address})}</style>`],
  ['set of images in a style', ({ address }) => `<style>svg{background:image-set('${address}' 1x)}</style>`],
  ['older set of images', ({ address }) => `<style>svg{background:-webkit-image-set('${address}' 1x)}</style>`],
  ['set of images on a shape', ({ address }) => styled(`cursor:image-set('${address}' 1x),auto`)],
  [
    'font from outside',
    ({ address }) =>
      `<style>@font-face{font-family:x;src:url(${address})}text{font-family:x}</style><text y="20">x</text>`,
  ],
  [
    'font by the other word',
    ({ address }) =>
      `<style>@font-face{font-family:x;src:src('${address}')}text{font-family:x}</style><text y="20">x</text>`,
  ],
  ['background of a shape', ({ address }) => styled(`background:url(${address})`)],
  ['fill from outside', ({ address }) => `<rect ${RECT} fill="url(${address}#a)"/>`],
  ['fill with spaces', ({ address }) => `<rect ${RECT} fill="url(  '${address}#a')"/>`],
  ['fill with a comment', ({ address }) => styled(`fill:u/**/rl(${address}#a)`)],
  ['fill after a safe one', ({ address }) => styled(`fill:url(#a);stroke:url(${address}#a)`)],
  ['mask from outside', ({ address }) => `<rect ${RECT} mask="url('${address}#m')"/>`],
  ['clip from outside', ({ address }) => styled(`clip-path:url(${address}#c)`)],
  ['filter from outside', ({ address }) => styled(`filter:url(${address}#f)`)],
  ['binding', ({ address }) => styled(`-moz-binding:url(${address}#b);behavior:url(${address})`)],
  ['link to a style sheet', ({ address }) => `<link xmlns="${XHTML}" rel="stylesheet" href="${address}"/>`],
  [
    'link that is fetched ahead',
    ({ address }) => `<link xmlns="${XHTML}" rel="preload" as="image" href="${address}"/>`,
  ],
  [
    'gradient from outside',
    ({ address }) => `<linearGradient id="g" href="${address}#g"/><rect ${RECT} fill="url(#g)"/>`,
  ],
  ['text along an outside path', ({ address }) => `<text><textPath href="${address}#p">x</textPath></text>`],
];
