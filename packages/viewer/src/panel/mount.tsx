import type { Language } from '@vitrine/contract/languages/limits';
import { directionOf, localeOf } from '@vitrine/contract/languages/tags';
import { createRoot } from 'react-dom/client';
import type { Designer } from '../designer.ts';
import type { Frame } from '../frame.ts';
import type { Speech } from '../i18n/speech.ts';
import type { KindSections } from '../kinds/kind.ts';
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

/** A product as the panel shows it in one language. */
export interface ShownProduct extends Pick<PanelOptions, 'layers' | 'loadParts' | 'translation'> {
  /** What a kind shows instead of rows and tabs. */
  kind: KindSections | undefined;
}

type MountOptions = Omit<PanelOptions, keyof ShownProduct> & {
  speech: Speech;
  /** The product in the first language. */
  shown: ShownProduct;
  /** The product in another one. */
  show(language: Language): Promise<ShownProduct>;
};

/** Shows the panel and the buttons over the image. Names follow a change of language as texts do. */
export function mountPanel(
  designer: Designer,
  { shown: first, show, ...options }: MountOptions,
  frame: Frame,
): MountedPanel {
  const { speech } = options;
  frame.addStyles([shared, over, choices, starts, presets, actions, tabs, form, layout].join('\n'));
  if (first.kind) frame.addStyles(first.kind.css);
  const overlay = document.createElement('div');
  overlay.className = 'overlay';
  frame.stage.append(overlay);
  const root = createRoot(frame.panel);
  let current = designer;
  let { kind, ...shown } = first;
  let viewer = createViewer(current, { ...options, ...shown });
  const render = (): void => {
    nameImage(viewer, frame);
    root.render(
      <ViewerContext value={viewer}>
        <Panel frame={frame} overlay={overlay} sections={kind?.Sections} />
      </ViewerContext>,
    );
  };
  render();
  speech.onChange(async () => {
    render();
    const { language } = speech.spoken;
    const next = await show(language).catch(() => null);
    // Of several changes the last one counts. Without names in either language there is nothing to exchange.
    if (!next || language !== speech.spoken.language || (!next.translation && !shown.translation)) return;
    ({ kind, ...shown } = next);
    viewer = createViewer(current, { ...options, ...shown });
    render();
  });
  return {
    update: (updated, layers) => {
      current = updated;
      shown = { ...shown, layers };
      viewer = createViewer(current, { ...options, ...shown });
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
