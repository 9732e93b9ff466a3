import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { buildFrame } from '../frame.ts';
import { words } from '../i18n/en-gb.ts';
import actions from '../panel/styles/actions.css?inline';
import choices from '../panel/styles/choices.css?inline';
import form from '../panel/styles/form.css?inline';
import layout from '../panel/styles/layout.css?inline';
import shared from '../panel/styles/shared.css?inline';
import tabs from '../panel/styles/tabs.css?inline';
import { FormPreview, type FormSeen } from './FormPreview.tsx';
import { type FormGiven, formViewer } from './form-viewer.ts';

export interface MountedForm {
  show(given: FormGiven, seen: FormSeen): void;
  remove(): void;
}

/**
 * Shows the form that visitors fill in, in a shadow root below `place`, in the layout that the width of `place` asks
 * for: from 800 px it is the right column, below that it lies under the room for the image.
 */
export function mountFormPreview(place: HTMLElement): MountedForm {
  const host = document.createElement('div');
  host.style.height = '100%';
  // It takes focus when it opens, as it should for visitors: not from whoever types beside it.
  host.inert = true;
  place.append(host);
  const frame = buildFrame(host);
  frame.style([shared, choices, actions, tabs, form, layout].join('\n'));
  frame.box.classList.add('saving');
  frame.whole.lang = words.tag;
  const root = createRoot(frame.panel);
  const element = document.createElement('div');
  const settled = (): void => {
    host.inert = false;
  };
  return {
    show: (given, seen) => {
      const viewer = formViewer(given, words, element);
      root.render(createElement(FormPreview, { viewer, seen, onSettled: settled }));
    },
    remove: () => {
      host.remove();
      // Whoever calls may be in the middle of a render of its own.
      queueMicrotask(() => root.unmount());
    },
  };
}
