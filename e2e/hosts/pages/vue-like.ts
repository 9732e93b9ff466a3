import { CSS, type Host, moduleTag, page } from './page.ts';

/**
 * Vue itself is no part of the product's packages. This page does to the element what Vue's runtime does with a custom
 * element: it makes it before its script is there, sets a property where the element has one and an attribute elsewhere,
 * listens by addEventListener, patches single attributes, moves it in a list, and takes it out and in again.
 */
const app = (src: string): string => `
window.heard = [];
const hear = (event) => window.heard.push([event.type, event.detail]);
const element = document.createElement('vitrine-configurator');
const patch = (name, value) => { if (name in element) element[name] = value; else element.setAttribute(name, value); };
patch('src', ${JSON.stringify(src)});
patch('lang', 'fr');
patch('lang', 'en-gb');
for (const name of ['vitrine-ready', 'vitrine-change', 'vitrine-save', 'vitrine-enquiry', 'vitrine-error'])
  element.addEventListener(name, hear);
const app = document.getElementById('app');
const anchor = document.createTextNode('');
app.append(element, anchor);
app.insertBefore(anchor, element);
const hidden = document.createComment('v-if');
element.addEventListener('vitrine-ready', () => {
  element.replaceWith(hidden);
  requestAnimationFrame(() => hidden.replaceWith(element));
}, { once: true });`;

/** A page that renders the element as a framework with a virtual tree does, before the element is defined. */
export const vueLike: Host = ({ script, src }) => ({
  '/': page('<div id="app"></div>', `${moduleTag('/page.js')}${moduleTag(script)}`),
  '/page.js': app(src),
  '/page.css': CSS,
});
