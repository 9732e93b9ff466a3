import type { Frame } from '../frame.ts';
import css from './message.css?inline';

const SVG = 'http://www.w3.org/2000/svg';
/** A framed picture with a crack. */
const CRACKED = [
  'M9 8h22a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3Z',
  'M6 28l8-7 6 4M20 8l2 6-4 5 5 4-2 5 3 6M26 23l3-2 5 5',
  'M13 14.5h.02',
];

export interface Message {
  title: string;
  text: string;
  action?: { label: string; act: () => void };
}

const element = (name: string, part: string, text = ''): HTMLElement => {
  const made = document.createElement(name);
  made.className = part;
  made.setAttribute('part', part);
  made.textContent = text;
  return made;
};

function crackedPicture(): SVGElement {
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

/** Says in the picture's place why there is none; announced to screen readers. Answers how to take it away again. */
export function showMessage(frame: Frame, { title, text, action }: Message): () => void {
  const box = element('div', 'message');
  box.setAttribute('role', 'alert');
  box.append(crackedPicture(), element('p', 'message-title', title), element('p', 'message-text', text));
  if (action) {
    const button = element('button', 'message-action', action.label) as HTMLButtonElement;
    button.type = 'button';
    button.onclick = action.act;
    box.append(button);
  }
  frame.style(css);
  frame.stage.append(box);
  return () => box.remove();
}
