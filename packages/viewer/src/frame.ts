import css from './frame.css?inline';

/** The element's boxes, which exist from the start: for the image and for the panel. */
export interface Frame {
  readonly root: ShadowRoot;
  /** Adds the styles of a later part. Adding the same styles again has no effect. */
  addStyles(text: string): void;
  /** Around everything: it goes full screen, and the layout follows its width. */
  readonly whole: HTMLElement;
  readonly box: HTMLElement;
  readonly stage: HTMLElement;
  readonly panel: HTMLElement;
  /** Shows the loaded part, 0 to 1, as a line under the image. */
  showProgress(progress: number): void;
  /** Hides the line. */
  hideProgress(): void;
}

const sheets = new Map<string, CSSStyleSheet>();

/** One sheet for every viewer on the page. Adopted sheets are not subject to the page's style-src. */
function getSheet(text: string): CSSStyleSheet {
  const known = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) known.replaceSync(text);
  sheets.set(text, known);
  return known;
}

const box = (part: string, ...children: HTMLElement[]): HTMLElement => {
  const element = document.createElement('div');
  element.className = part;
  element.setAttribute('part', part);
  element.append(...children);
  return element;
};

export function buildFrame(host: HTMLElement): Frame {
  const root = host.attachShadow({ mode: 'open' });
  const addStyles = (text: string): void => {
    const sheet = getSheet(text);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  };
  addStyles(css);
  const line = box('progress');
  const stage = box('stage', line);
  const panel = box('panel');
  const viewer = box('viewer', stage, panel);
  const whole = document.createElement('div');
  whole.className = 'whole';
  // Whatever the page's direction: the texts, which come later, set theirs.
  whole.dir = 'ltr';
  whole.append(viewer);
  root.append(whole);
  line.hidden = true;
  return {
    root,
    addStyles,
    whole,
    box: viewer,
    stage,
    panel,
    showProgress: (progress) => {
      line.hidden = false;
      line.style.transform = `scaleX(${progress})`;
    },
    hideProgress: () => {
      line.hidden = true;
    },
  };
}
