import type { Frame } from '../frame.ts';
import { loadErrorTexts } from '../i18n/load-error-texts.ts';
import { loadTexts, parseLanguage } from '../i18n/load-texts.ts';
import { explainMissing, whenPrepared } from '../loading/preparing.ts';
import type { ViewerError, ViewerErrorCode } from '../loading/viewer-error.ts';
import css from './message.css?inline';

const SVG = 'http://www.w3.org/2000/svg';
/** A framed image. */
const IMAGE = ['M9 8h22a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3Z', 'M13 14.5h.02'];
const WHOLE = [...IMAGE, 'M6 28l8-7 8 6 7-6 5 5'];
const CRACKED = [...IMAGE, 'M6 28l8-7 6 4M20 8l2 6-4 5 5 4-2 5 3 6M26 23l3-2 5 5'];

/** Errors that a retry may cure. */
const TRANSIENT: readonly string[] = ['unreachable', 'preparing', 'unreadable', 'lost', 'image'];
/** For when the file with the texts does not load. */
const WORDLESS = { title: 'The viewer did not load', text: 'Check the connection, then try again.' };

const element = (name: string, part: string, text = ''): HTMLElement => {
  const node = document.createElement(name);
  node.className = part;
  node.setAttribute('part', part);
  node.textContent = text;
  return node;
};

function createIcon(shapes: readonly string[]): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 40 40');
  icon.setAttribute('aria-hidden', 'true');
  for (const shape of shapes) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', shape);
    icon.append(path);
  }
  return icon;
}

interface ShownMessage {
  code: ViewerErrorCode;
  text: string;
  hide(): void;
}

/**
 * Loads the texts for an error, in plain English when they do not load. Returns what shows the error instead of the
 * image and announces it to screen readers. `again` is called when the visitor wants to try again, where that may help,
 * and by itself once a configurator is prepared.
 */
export async function loadErrorMessage(
  lang: string | null,
  error: ViewerError,
  { address, signal }: { address: string; signal: AbortSignal },
) {
  const [code, texts, errorTexts] = await Promise.all([
    explainMissing(error, address, signal),
    loadTexts(parseLanguage(lang)).catch(() => null),
    loadErrorTexts(lang).catch(() => null),
  ]);
  return (frame: Frame, again: () => void): ShownMessage => {
    const { title, text } = errorTexts?.[code](error.about) ?? WORDLESS;
    const mayPass = TRANSIENT.includes(code) || !errorTexts;
    const action = mayPass ? [createAction(texts?.tryAgain ?? 'Try again', again)] : [];
    const box = element('div', 'message');
    box.setAttribute('role', 'alert');
    box.append(
      createIcon(code === 'preparing' ? WHOLE : CRACKED),
      element('p', 'message-title', title),
      element('p', 'message-text', text),
      ...action,
    );
    frame.addStyles(css);
    frame.stage.append(box);
    if (code === 'preparing') whenPrepared(address, signal, again);
    return { code, text, hide: () => box.remove() };
  };
}

function createAction(label: string, again: () => void): HTMLElement {
  const button = element('button', 'message-action', label) as HTMLButtonElement;
  button.type = 'button';
  button.onclick = again;
  return button;
}
