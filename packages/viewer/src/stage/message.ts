import type { Frame } from '../frame.ts';
import { loadFailureWords } from '../i18n/load-failure-words.ts';
import { languageOf, loadWords } from '../i18n/load-words.ts';
import type { Failure } from '../loading/failure.ts';
import css from './message.css?inline';

const SVG = 'http://www.w3.org/2000/svg';
/** A framed image with a crack. */
const CRACKED = [
  'M9 8h22a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3Z',
  'M6 28l8-7 6 4M20 8l2 6-4 5 5 4-2 5 3 6M26 23l3-2 5 5',
  'M13 14.5h.02',
];

/** Failures that trying again may cure. */
const PASSING: readonly string[] = ['unreachable', 'unreadable', 'lost', 'image'];
/** Only if the file with the words did not load. */
const WORDLESS = { title: 'The viewer did not load', text: 'Check the connection, then try again.' };

const element = (name: string, part: string, text = ''): HTMLElement => {
  const made = document.createElement(name);
  made.className = part;
  made.setAttribute('part', part);
  made.textContent = text;
  return made;
};

function crackedImage(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 40 40');
  icon.setAttribute('aria-hidden', 'true');
  for (const shape of CRACKED) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', shape);
    icon.append(path);
  }
  return icon;
}

/**
 * Loads the words of a language, so that a failure can be said in them; without words it is said in plain English.
 * Answers what says it in the image's place, announced to screen readers, and `again` when the visitor wants to try
 * again, where that may help.
 */
export async function loadSaying(lang: string | null) {
  const [words, failures] = await Promise.all([
    loadWords(languageOf(lang)).catch(() => null),
    loadFailureWords(lang).catch(() => null),
  ]);
  return (frame: Frame, { code, about }: Failure, again: () => void): { text: string; hide: () => void } => {
    const { title, text } = failures?.[code](about) ?? WORDLESS;
    const mayPass = PASSING.includes(code) || !failures;
    const action = mayPass ? [actionOf(words?.tryAgain ?? 'Try again', again)] : [];
    const box = element('div', 'message');
    box.setAttribute('role', 'alert');
    box.append(crackedImage(), element('p', 'message-title', title), element('p', 'message-text', text), ...action);
    frame.style(css);
    frame.stage.append(box);
    return { text, hide: () => box.remove() };
  };
}

function actionOf(label: string, again: () => void): HTMLElement {
  const button = element('button', 'message-action', label) as HTMLButtonElement;
  button.type = 'button';
  button.onclick = again;
  return button;
}
