import { CSS, type Host, moduleTag, page } from './page.ts';

/**
 * Vue itself is not a dependency. This page treats the element as Vue's runtime treats a custom element: a render
 * function returns the tree; the element is created before its script loads; existing properties are set as properties
 * and all others as attributes; `onVitrine-…` becomes one listener whose handler each render replaces, and which writes
 * the time on the event. `v-if` destroys the element and creates another, `<KeepAlive>` moves it into a box outside the
 * page and back.
 */
const app = (src: string): string => `
window.received = [];
const state = { lang: 'fr', shown: true };
const hyphenated = (name) => name.replace(/\\B[A-Z]/g, (letter) => '-' + letter).toLowerCase();

const render = () => state.shown ? {
  tag: 'vitrine-configurator',
  props: {
    src: ${JSON.stringify(src)},
    lang: state.lang,
    cart: null,
    'onVitrine-ready': (event) => { receive(event); next(); },
    onVitrineChange: receive,
    'onVitrine-save': receive,
    'onVitrine-enquiry': receive,
    'onVitrine-error': receive,
  },
} : null;

function receive(event) {
  if (!(event.receivedAt > 0)) throw new Error('The listener wrote no time on ' + event.type);
  window.received.push([event.type, event.detail]);
}

const listeners = new WeakMap();
function listen(element, name, handler) {
  const known = listeners.get(element) ?? new Map();
  listeners.set(element, known);
  const listener = known.get(name);
  if (listener) { listener.handler = handler; return; }
  const made = (event) => { event.receivedAt ??= Date.now(); made.handler(event); };
  made.handler = handler;
  known.set(name, made);
  element.addEventListener(name, made);
}

function setProp(element, key, value, before) {
  if (/^on[^a-z]/.test(key)) listen(element, hyphenated(key.slice(2)), value);
  else if (value === before) return;
  else if (key in element) element[key] = value;
  else if (value === null || value === false) element.removeAttribute(key);
  else element.setAttribute(key, value);
}

const root = document.getElementById('app');
const end = document.createTextNode('');
const instead = document.createComment('v-if');
const hiddenElements = document.createElement('div');
root.append(end);
let shown = null;
function update() {
  const vnode = render();
  if (!vnode) {
    shown?.element.replaceWith(instead);
    shown = null;
    return;
  }
  const element = shown?.element ?? document.createElement(vnode.tag);
  for (const [key, value] of Object.entries(vnode.props)) setProp(element, key, value, shown?.props[key]);
  if (!shown) root.insertBefore(element, end);
  instead.remove();
  shown = { element, props: vnode.props };
}

const steps = [
  () => {
    state.shown = false;
    update();
    requestAnimationFrame(() => { state.shown = true; update(); });
  },
  () => {
    hiddenElements.append(shown.element);
    requestAnimationFrame(() => root.insertBefore(shown.element, end));
  },
];
function next() { steps.shift()?.(); }

update();
state.lang = 'en-gb';
update();`;

/** A page that renders the element as a framework with a virtual tree does, before the element is defined. */
export const vueLike: Host = ({ script, src }) => ({
  '/': page('<div id="app"></div>', `${moduleTag('/page.js')}${moduleTag(script)}`),
  '/page.js': app(src),
  '/page.css': CSS,
});
