import type { Language } from '@vitrine/contract/languages/limits';
import { directionOf, localeOf } from '@vitrine/contract/languages/tags';
import type { Frame } from '../frame.ts';
import { findLanguage } from '../i18n/find-language.ts';
import { loadPart } from '../i18n/load.ts';
import { watchLanguage } from '../i18n/watch-language.ts';
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

/** In the words of all browsers for an `import()` that did not get its file. */
const NO_MODULE = /imported module|module script/;
/** Chromium requests a part of the code that did not load again only on a new page. */
const reload = (): void => location.reload();

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

const loadErrorTexts = async (language: Language) => {
  const [texts, errorTexts] = await Promise.all([
    loadPart(language, 'texts').catch(() => null),
    loadPart(language, 'errors').catch(() => null),
  ]);
  return { language, tryAgain: texts?.tryAgain ?? 'Try again', errorTexts };
};

/**
 * Loads the texts for an error, in plain English when they do not load. Returns what shows the error instead of the
 * image and announces it to screen readers, in another language when that changes. `again` is called when the visitor
 * wants to try again, where that may help, and by itself once a configurator is prepared.
 */
export async function loadErrorMessage(
  host: Element,
  error: ViewerError,
  { address, signal }: { address: string; signal: AbortSignal },
) {
  const first = findLanguage(host);
  const isOfCode = NO_MODULE.test(error.about);
  const explained = isOfCode ? ('unreachable' as const) : explainMissing(error, address, signal);
  const [code, loaded] = await Promise.all([explained, loadErrorTexts(first)]);
  return (frame: Frame, again: () => void): ShownMessage => {
    const box = element('div', 'message');
    const gone = new AbortController();
    box.setAttribute('role', 'alert');
    const write = ({ language, tryAgain, errorTexts }: typeof loaded): string => {
      const { title, text } = errorTexts?.[code](error.about) ?? WORDLESS;
      const mayPass = TRANSIENT.includes(code) || !errorTexts;
      box.lang = localeOf(language);
      box.dir = directionOf(language);
      box.replaceChildren(
        createIcon(code === 'preparing' ? WHOLE : CRACKED),
        element('p', 'message-title', title),
        element('p', 'message-text', text),
        ...(mayPass ? [createAction(tryAgain, isOfCode ? reload : again)] : []),
      );
      return text;
    };
    const text = write(loaded);
    signal.addEventListener('abort', () => gone.abort(), { once: true });
    let asked = first;
    const speak = async (language: Language): Promise<void> => {
      asked = language;
      const translated = await loadErrorTexts(language);
      if (asked === language) write(translated);
    };
    watchLanguage(host, () => asked, speak, gone.signal);
    frame.addStyles(css);
    frame.stage.append(box);
    if (code === 'preparing') whenPrepared(address, signal, again);
    const hide = (): void => {
      gone.abort();
      box.remove();
    };
    return { code, text, hide };
  };
}

function createAction(label: string, again: () => void): HTMLElement {
  const button = element('button', 'message-action', label) as HTMLButtonElement;
  button.type = 'button';
  button.onclick = again;
  return button;
}
