import css from './frame.css?inline';

/** The element's own boxes, there from the first moment: the image's place and the panel's. */
export interface Frame {
  readonly root: ShadowRoot;
  /** Adds styles that come with a later part; once, however often it is called. */
  style(text: string): void;
  /** Around everything: what goes full screen, and whose width the layout follows. */
  readonly whole: HTMLElement;
  readonly box: HTMLElement;
  readonly stage: HTMLElement;
  readonly panel: HTMLElement;
  /** Shows that so much, 0 to 1, has arrived, as a line under the image. */
  progress(share: number): void;
  /** Takes the line away. */
  rest(): void;
}

const sheets = new Map<string, CSSStyleSheet>();

/** One sheet for every viewer on the page. Adopted, so that a page's style-src has nothing to say about it. */
function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) known.replaceSync(text);
  sheets.set(text, known);
  return known;
}

const box = (part: string, ...children: HTMLElement[]): HTMLElement => {
  const made = document.createElement('div');
  made.className = part;
  made.setAttribute('part', part);
  made.append(...children);
  return made;
};

export function buildFrame(host: HTMLElement): Frame {
  const root = host.attachShadow({ mode: 'open' });
  const style = (text: string): void => {
    const sheet = sheetOf(text);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  };
  style(css);
  const line = box('progress');
  const stage = box('stage', line);
  const panel = box('panel');
  const viewer = box('viewer', stage, panel);
  const whole = document.createElement('div');
  whole.className = 'whole';
  whole.append(viewer);
  root.append(whole);
  line.hidden = true;
  return {
    root,
    style,
    whole,
    box: viewer,
    stage,
    panel,
    progress: (share) => {
      line.hidden = false;
      line.style.transform = `scaleX(${share})`;
    },
    rest: () => {
      line.hidden = true;
    },
  };
}
