import { directionOf, localeOf } from '@vitrine/contract/languages/tags';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Designer } from '../designer.ts';
import type { Frame } from '../frame.ts';
import type { Speech } from '../i18n/speech.ts';
import type { SectionsProps } from '../kinds/kind.ts';
import type { Viewer } from '../viewer.ts';
import { createViewer, type PanelOptions } from './create-viewer.ts';
import { Panel } from './Panel.tsx';
import actions from './styles/actions.css?inline';
import choices from './styles/choices.css?inline';
import form from './styles/form.css?inline';
import layout from './styles/layout.css?inline';
import over from './styles/overlay.css?inline';
import presets from './styles/presets.css?inline';
import shared from './styles/shared.css?inline';
import starts from './styles/starts.css?inline';
import tabs from './styles/tabs.css?inline';
import { ViewerContext } from './viewer-context.ts';

export interface MountedPanel {
  /** Shows the data of another designer, with the same parts open. */
  update(designer: Designer, layers: PanelOptions['layers']): void;
  remove(): void;
}

/**
 * Shows the panel and the buttons over the image.
 * @param sections what a kind shows instead of rows and tabs
 */
export function mountPanel(
  designer: Designer,
  options: PanelOptions & { speech: Speech },
  frame: Frame,
  sections?: ComponentType<SectionsProps>,
): MountedPanel {
  frame.addStyles([shared, over, choices, starts, presets, actions, tabs, form, layout].join('\n'));
  const overlay = document.createElement('div');
  overlay.className = 'overlay';
  frame.stage.append(overlay);
  const root = createRoot(frame.panel);
  let viewer = createViewer(designer, options);
  const render = (): void => {
    nameImage(viewer, frame);
    root.render(
      <ViewerContext value={viewer}>
        <Panel frame={frame} overlay={overlay} sections={sections} />
      </ViewerContext>,
    );
  };
  render();
  options.speech.onChange(render);
  return {
    update: (updated, layers) => {
      viewer = createViewer(updated, { ...options, layers });
      render();
    },
    remove: () => {
      root.unmount();
      overlay.remove();
      frame.box.classList.remove('saving');
    },
  };
}

/** Sets language and direction, and tells screen readers what the image is, and that it takes keys. */
function nameImage({ language, latest, texts }: Viewer, frame: Frame): void {
  frame.whole.lang = localeOf(language);
  frame.whole.dir = directionOf(language);
  const image = frame.stage.querySelector('canvas, .still');
  image?.setAttribute('aria-label', texts.stage.label(latest.configurator.name));
  if (image?.localName !== 'canvas') return;
  image.setAttribute('role', 'application');
  image.setAttribute('aria-describedby', 'vitrine-help');
}
