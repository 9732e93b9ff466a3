import { directionOf } from '@vitrine/contract/languages/tags';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { buildFrame } from '../frame.ts';
import type { LoadedLanguage } from '../i18n/load.ts';
import actions from '../panel/styles/actions.css?inline';
import choices from '../panel/styles/choices.css?inline';
import form from '../panel/styles/form.css?inline';
import layout from '../panel/styles/layout.css?inline';
import shared from '../panel/styles/shared.css?inline';
import tabs from '../panel/styles/tabs.css?inline';
import { FormPreview, type FormPreviewPage } from './FormPreview.tsx';
import { createFormViewer, type FormPreviewInput } from './form-viewer.ts';

export interface MountedForm {
  /** @param spoken the language that is shown, with the viewer's texts in it */
  show(input: FormPreviewInput, page: FormPreviewPage, spoken: LoadedLanguage): void;
  remove(): void;
}

/**
 * Shows the visitor's form in a shadow root in `container`, in the layout for its width: from 800 px the form is the
 * right column, below that it is under the room for the image.
 */
export function mountFormPreview(container: HTMLElement): MountedForm {
  const host = document.createElement('div');
  host.style.height = '100%';
  // The form focuses its heading when it opens. That must not take the focus from the field beside it.
  host.inert = true;
  container.append(host);
  const frame = buildFrame(host);
  frame.addStyles([shared, choices, actions, tabs, form, layout].join('\n'));
  frame.box.classList.add('saving');
  const root = createRoot(frame.panel);
  const element = document.createElement('div');
  const settled = (): void => {
    host.inert = false;
  };
  return {
    show: (input, page, { language, texts }) => {
      frame.whole.lang = texts.tag;
      frame.whole.dir = directionOf(language);
      const viewer = createFormViewer(input, texts, element);
      root.render(createElement(FormPreview, { viewer, page, onSettled: settled }));
    },
    remove: () => {
      host.remove();
      // The caller may be rendering.
      queueMicrotask(() => root.unmount());
    },
  };
}
