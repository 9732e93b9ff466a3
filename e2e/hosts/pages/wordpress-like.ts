import { type Host, LISTEN, page } from './page.ts';

/** A theme that styles every element that it can name, and repeats much of it. */
const THEME = `*, *::before, *::after { box-sizing: content-box; }
html { font-size: 62.5%; }
body { margin: 0; font: italic 700 1.9rem/2.2 Georgia, serif; color: #7a1; text-align: center; text-transform: uppercase;
  letter-spacing: .2em; word-spacing: .4em; text-indent: 2em; white-space: pre-wrap; text-shadow: 1px 1px 2px #f00;
  cursor: crosshair; list-style: square; }
p { margin: 0 0 3em; }
button, input, select, h2, label, section, ul, li, table, td { text-transform: uppercase !important; padding: 20px !important;
  border-radius: 0 !important; background: #c00 !important; min-height: 90px; float: left; }
img, canvas, svg { max-width: 40px !important; height: auto !important; }
div, span { outline: 3px dotted lime; }
.panel, .stage, .row, .controls, .viewer, .overlay, .tabs, .hidden { display: none !important; }
vitrine-configurator { display: block; height: 640px; }
.entry-content > * { max-width: 1200px; margin-inline: auto; }`;

/** Old libraries: globals on the window, and extended prototypes. */
const POLLUTION = `window.$ = window.jQuery = (found) => ({ ready: (call) => call(found) });
window.React = { version: 'of a theme' };
window.THREE = {};
Array.prototype.each = function (call) { return this.forEach(call); };
Array.prototype.contains = Array.prototype.includes;
String.prototype.strip = String.prototype.trim;
Element.prototype.hide = function () { this.style.display = 'none'; return this; };
document.addEventListener('keydown', () => undefined, true);
jQuery(document).ready(() => undefined);
${LISTEN}`;

/** The element in a paragraph, as wpautop outputs it, and the script twice: from a theme and from a plug-in. */
export const wordpressLike: Host = ({ script, src }) => ({
  '/': page(
    `<div class="entry-content"><p><vitrine-configurator src="${src}" lang="en-gb"></vitrine-configurator><br />
</p></div>`,
    `<script src="/page.js?ver=3.7.1" id="jquery-core-js"></script>
<script type="module" src="${script}?ver=6.8.3" id="vitrine-js" defer></script>
<script type="module" src="${script}?ver=1.0" id="vitrine-plugin-js" async></script>`,
  ),
  '/page.js': POLLUTION,
  '/page.css': THEME,
});
