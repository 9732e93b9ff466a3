import type { Bait } from './hostile-file.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const text = (script: string): string => Buffer.from(script).toString('base64');

/** Content of a drawing, by what it attempts. */
export const DRAWINGS_THAT_RUN: readonly (readonly [name: string, inside: (bait: Bait) => string])[] = [
  ['script', ({ script }) => `<script>${script}</script>`],
  ['script in CDATA', ({ script }) => `<script><![CDATA[${script}]]></script>`],
  ['script from outside', ({ address }) => `<script href="${address}"/>`],
  ['script by the older name', ({ address }) => `<script ${XLINK} xlink:href="${address}"/>`],
  ['script as data', ({ script }) => `<script href="data:text/javascript;base64,${text(script)}"/>`],
  ['script with a prefix', ({ script }) => `<s:script xmlns:s="${SVG}">${script}</s:script>`],
  ['script of XHTML', ({ script }) => `<h:script xmlns:h="${XHTML}">${script}</h:script>`],
  ['script in a changed namespace', ({ script }) => `<g xmlns="${XHTML}"><script>${script}</script></g>`],
  ['script called by an allowed name', ({ script }) => `<g:script xmlns:g="${SVG}"><g>${script}</g></g:script>`],
  ['script inside a left-out element', ({ script }) => `<a><script>${script}</script><rect onload="${script}"/></a>`],
  ['module script', ({ script }) => `<script type="module">${script}</script>`],
  [
    'handler of XML events',
    ({ script }) =>
      `<handler type="text/javascript" ev:event="load" xmlns:ev="http://www.w3.org/2001/xml-events">${script}</handler>`,
  ],
  ['onload of a shape', ({ script }) => `<g onload="${script}"><rect width="9" height="9" onload="${script}"/></g>`],
  ['onload of style', ({ script }) => `<style onload="${script}">*{fill:red}</style>`],
  [
    'onload in references',
    ({ script }) => `<g onload="${[...script].map((sign) => `&#${sign.charCodeAt(0)};`).join('')}"/>`,
  ],
  ['onbegin of an animation', ({ script }) => `<animate onbegin="${script}" attributeName="x" dur="1s"/>`],
  ['onerror of an image', ({ script }) => `<image href="missing.png" onerror="${script}"/>`],
  [
    'onfocus with autofocus',
    ({ script }) => `<g tabindex="0" autofocus="" onfocus="${script}"><rect width="9" height="9"/></g>`,
  ],
  ['handlers in capitals', ({ script }) => `<rect OnLoad="${script}" ONCLICK="${script}" width="9" height="9"/>`],
  ['handler with a prefix', ({ script }) => `<g xmlns:s="${SVG}" s:onload="${script}"/>`],
  ['link to javascript', ({ script }) => `<a href="javascript:${script}"><rect width="400" height="400"/></a>`],
  [
    'link with a line break',
    ({ script }) => `<a ${XLINK} xlink:href="java&#10;script:${script}"><text y="9">x</text></a>`,
  ],
  [
    'link to a data page',
    ({ script }) => `<a href="data:text/html;base64,${text(`<script>${script}</script>`)}"><text y="9">x</text></a>`,
  ],
  [
    'foreign image',
    ({ script }) =>
      `<foreignObject width="9" height="9"><img xmlns="${XHTML}" src="x" onerror="${script}"/></foreignObject>`,
  ],
  [
    'foreign frame',
    ({ script }) =>
      `<foreignObject width="9" height="9"><iframe xmlns="${XHTML}" srcdoc="&lt;script&gt;${script}&lt;/script&gt;"/></foreignObject>`,
  ],
  [
    'foreign frame from outside',
    ({ address }) => `<foreignObject width="9" height="9"><iframe xmlns="${XHTML}" src="${address}"/></foreignObject>`,
  ],
  ['foreign script', ({ script }) => `<foreignObject><script xmlns="${XHTML}">${script}</script></foreignObject>`],
  [
    'foreign object and embed',
    ({ address }) =>
      `<foreignObject><object xmlns="${XHTML}" data="${address}"/><embed xmlns="${XHTML}" src="${address}"/></foreignObject>`,
  ],
  [
    'foreign film and sound',
    ({ address }) =>
      `<foreignObject><video xmlns="${XHTML}" src="${address}"/><audio xmlns="${XHTML}" src="${address}"/></foreignObject>`,
  ],
  [
    'foreign refresh',
    ({ address }) =>
      `<foreignObject><meta xmlns="${XHTML}" http-equiv="refresh" content="0;url=${address}"/></foreignObject>`,
  ],
  [
    'foreign form',
    ({ script }) =>
      `<foreignObject width="9" height="9"><input xmlns="${XHTML}" autofocus="" onfocus="${script}"/></foreignObject>`,
  ],
  [
    'foreign base',
    ({ address }) =>
      `<foreignObject><base xmlns="${XHTML}" href="${address}/"/></foreignObject><image href="x.png" width="9" height="9"/>`,
  ],
  [
    'foreign in a style',
    ({ script }) => `<style><![CDATA[</style><script xmlns="${SVG}">${script}</script>]]></style>`,
  ],
  ['foreign in a title', ({ script }) => `<title><script xmlns="${XHTML}">${script}</script></title>`],
  ['foreign in a description', ({ script }) => `<desc><img xmlns="${XHTML}" src="x" onerror="${script}"/></desc>`],
  [
    'set of a handler',
    ({ script }) => `<rect width="9" height="9"><set attributeName="onload" to="${script}"/></rect>`,
  ],
  [
    'set of a link',
    ({ script }) => `<a id="l"><text y="9">x</text><set attributeName="href" to="javascript:${script}"/></a>`,
  ],
  [
    'animated link',
    ({ script }) =>
      `<a><text y="9">x</text><animate attributeName="xlink:href" values="javascript:${script}" dur="1s"/></a>`,
  ],
  [
    'set of an image',
    ({ address }) => `<image width="9" height="9"><set attributeName="href" to="${address}"/></image>`,
  ],
  [
    'use of data',
    ({ script }) =>
      `<use href="data:image/svg+xml;base64,${text(`<svg id="a" xmlns="${SVG}" onload="${script}"/>`)}#a"/>`,
  ],
  [
    'image as data',
    ({ script }) =>
      `<image width="9" height="9" href="data:image/svg+xml;base64,${text(`<svg xmlns="${SVG}" onload="${script}"/>`)}"/>`,
  ],
];
