import { escapeMarkup } from '@vitrine/domain/text/escape-markup';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Shape, shapesDrawn } from './shapes-drawn.ts';

/** Drawing, and nothing else: no script, no foreign content, no animation, no links. */
const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan defs symbol use linearGradient radialGradient stop clipPath mask pattern title desc style'.split(
    ' ',
  ),
);

const ATTRIBUTES = new Set(
  `id class x y x1 y1 x2 y2 cx cy r rx ry fx fy width height d points transform viewBox preserveAspectRatio version
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity opacity color clip-path clip-rule mask gradientUnits gradientTransform spreadMethod
  offset stop-color stop-opacity patternUnits patternTransform patternContentUnits clipPathUnits maskUnits
  maskContentUnits font-family font-size font-weight font-style text-anchor letter-spacing dx dy style display
  visibility vector-effect href xlink:href`.split(/\s+/),
);

/** Elements that `use` draws again must not use others themselves: nested, a few lines become millions of shapes. */
const NO_USE_INSIDE = new Set(['defs', 'symbol', 'pattern', 'mask', 'clipPath']);

const ELEMENTS_MAXIMUM = 20_000;
const DEPTH_MAXIMUM = 64;
const USES_MAXIMUM = 500;
/** Includes what references draw again, because each costs processor time. */
const SHAPES_MAXIMUM = 20_000;

/** Anything that fetches or escapes: `url(…)` may hold only references inside the file. */
const UNSAFE_VALUE =
  /url\s*\(\s*(?!["']?#)|:\/\/|image-set|src\s*\(|@import|expression\s*\(|javascript:|\\|<|behavior\s*:|-moz-binding/i;

export interface SafeDrawing {
  text: string;
  /** The number of shapes drawn, with those that references draw again. */
  shapes: number;
}

/**
 * Returns an SVG with drawing elements only, and nothing that runs, loads or multiplies. Null for what is not a
 * well-formed SVG, has a document type, or is too large. Sanitisers for Node need a browser's DOM, build the whole tree
 * first and do not count what references draw again; this one stops at the first limit while it reads.
 */
export function sanitiseSvg(text: string): SafeDrawing | null {
  const writer = new SafeWriter();
  const parser = new SaxesParser();
  let rejected = false;
  const rejectFile = (): void => {
    rejected = true;
  };
  parser.on('error', rejectFile);
  parser.on('doctype', rejectFile);
  parser.on('opentag', (tag) => writer.open(tag));
  parser.on('closetag', (tag) => writer.close(tag.name));
  parser.on('text', (text) => writer.text(text));
  parser.on('cdata', (text) => writer.text(text));
  try {
    parser.write(text.replace(/^\uFEFF/, '').trimStart()).close();
  } catch {
    return null;
  }
  return rejected ? null : writer.result();
}

class SafeWriter {
  #out: string[] = [];
  #stack: string[] = [];
  #shapes: Shape[] = [{ name: '', attributes: {}, children: [] }];
  /** The text of the open style sheet, however many pieces it comes in. */
  #sheet = '';
  #sheets = '';
  /** Depth inside an element that is left out, with all its content. */
  #skipping = 0;
  #elements = 0;
  #uses = 0;
  #failed = false;

  open(tag: SaxesTagPlain): void {
    this.#elements++;
    if (this.#stack.length >= DEPTH_MAXIMUM || this.#elements > ELEMENTS_MAXIMUM) this.#failed = true;
    if (this.#stack.length === 0 && this.#skipping === 0 && tag.name !== 'svg') this.#failed = true;
    if (this.#skipping > 0 || !this.#isAllowed(tag.name)) {
      this.#skipping++;
      return;
    }
    this.#stack.push(tag.name);
    const namespace =
      this.#stack.length === 1 ? ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
    const attributes = Object.entries(tag.attributes as Record<string, string>).filter(([name, value]) =>
      isSafeAttribute(name, value),
    );
    const written = attributes.map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
    this.#out.push(`<${tag.name}${namespace}${written.join('')}>`);
    const shape: Shape = { name: tag.name, attributes: Object.fromEntries(attributes), children: [] };
    this.#shapes.at(-1)?.children.push(shape);
    this.#shapes.push(shape);
  }

  close(name: string): void {
    if (this.#skipping > 0) {
      this.#skipping--;
      return;
    }
    if (name === 'style') this.#closeSheet();
    this.#stack.pop();
    this.#shapes.pop();
    this.#out.push(`</${name}>`);
  }

  text(text: string): void {
    if (this.#skipping > 0) return;
    if (this.#stack.at(-1) === 'style') this.#sheet += text;
    else this.#out.push(escapeMarkup(text));
  }

  result(): SafeDrawing | null {
    const [drawing] = this.#shapes[0]?.children ?? [];
    if (this.#failed || !drawing) return null;
    const shapes = shapesDrawn(drawing, this.#sheets);
    return shapes > SHAPES_MAXIMUM ? null : { text: this.#out.join(''), shapes };
  }

  /** Checks the whole: comments and CDATA split words that a browser reads as one. */
  #closeSheet(): void {
    if (!UNSAFE_VALUE.test(this.#sheet)) {
      this.#out.push(escapeMarkup(this.#sheet));
      this.#sheets += this.#sheet;
    }
    this.#sheet = '';
  }

  #isAllowed(name: string): boolean {
    if (!ELEMENTS.has(name)) return false;
    if (name !== 'use') return true;
    this.#uses++;
    return this.#uses <= USES_MAXIMUM && !this.#stack.some((outer) => NO_USE_INSIDE.has(outer));
  }
}

function isSafeAttribute(name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name) || UNSAFE_VALUE.test(value)) return false;
  return name !== 'href' && name !== 'xlink:href' ? true : value.startsWith('#');
}
