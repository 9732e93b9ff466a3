import { type ComponentType, useLayoutEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Frame } from '../frame.ts';
import type { SectionsProps } from '../kinds/kind.ts';
import { LanguagePickerLoader } from '../language/LanguagePickerLoader.tsx';
import { SceneStripLoader } from '../scenes/SceneStripLoader.tsx';
import { Accordion } from './Accordion.tsx';
import { ActionBar } from './buttons/ActionBar.tsx';
import { StageControls } from './buttons/StageControls.tsx';
import { LayerTabs } from './choices/LayerTabs.tsx';
import { DesignAsText } from './DesignAsText.tsx';
import { useDelivery } from './form/deliver-enquiry.ts';
import { reduceEnquiry, startEnquiry } from './form/enquiry-state.ts';
import { SaveForm } from './form/SaveForm.tsx';
import { Hotspots } from './hotspots/Hotspots.tsx';
import { Presets } from './Presets.tsx';
import { PricesContext } from './prices.ts';
import { useBox } from './use-box.ts';
import { type Browsing, useBrowsing } from './use-browsing.ts';
import { useLoadedPrices } from './use-loaded-prices.ts';
import { useViewer } from './viewer-context.ts';

/** The open row beside the image, or the chosen tab under it. */
const OPENED = '.row.open > .row-head, .layer-tabs [aria-selected=true]';

export interface PanelProps {
  frame: Frame;
  overlay: HTMLElement;
  /** Replaces rows and tabs, for a kind that has its own panel. */
  sections?: ComponentType<SectionsProps> | undefined;
}

/** The choices, or the form instead, beside or under the image. Keeps what is typed and open in both. */
export function Panel({ frame, overlay, sections: Sections }: PanelProps) {
  const viewer = useViewer();
  const { wide } = useBox(frame.whole, frame.stage);
  const browsing = useBrowsing(viewer.layers);
  const [enquiry, send] = useReducer(reduceEnquiry, undefined, startEnquiry);
  const { isOpen } = enquiry;
  useDelivery(viewer, enquiry, send);
  const prices = useLoadedPrices(viewer);
  const saveButton = useRef<HTMLButtonElement>(null);
  const logo = viewer.latest.customisation.logos.viewer;

  // Before the form looks where it is.
  useLayoutEffect(() => {
    frame.box.classList.toggle('saving', isOpen);
  }, [frame, isOpen]);
  const save = () => viewer.startSaving() && send({ type: 'toggled', isOpen: true });
  const close = () => {
    send({ type: 'toggled', isOpen: false });
    requestAnimationFrame(() => saveButton.current?.focus({ preventScroll: true }));
  };
  const hasSpots = !Sections && viewer.scene?.isLive === true && viewer.element.getAttribute('hotspots') !== 'off';
  const openFromImage = (layer: string) => {
    browsing.openLayer(layer);
    // The keyboard continues in the opened row or tab.
    requestAnimationFrame(() => frame.panel.querySelector<HTMLElement>(OPENED)?.focus({ preventScroll: true }));
  };
  return (
    <PricesContext value={prices}>
      {isOpen ? (
        <SaveForm state={enquiry} send={send} onClose={close} />
      ) : (
        <section className="browse" aria-label={viewer.texts.panel.label}>
          {logo && wide && <img className="logo" src={viewer.file(logo)} alt="" />}
          <div className="starts">
            <SceneStripLoader container={frame.stage} />
            <Presets />
          </div>
          {Sections ? <Sections wide={wide} /> : <Choices browsing={browsing} wide={wide} />}
          {prices && <prices.PriceBar />}
          <ActionBar onSave={save} saveButton={saveButton} />
        </section>
      )}
      <DesignAsText />
      {createPortal(
        <>
          {hasSpots && <Hotspots open={browsing.open} onOpen={openFromImage} />}
          <LanguagePickerLoader />
          <StageControls whole={frame.whole} movable={viewer.scene?.isMovable ?? false} />
        </>,
        overlay,
      )}
    </PricesContext>
  );
}

function Choices({ browsing, wide }: { browsing: Browsing; wide: boolean }) {
  return wide ? <Accordion browsing={browsing} /> : <LayerTabs browsing={browsing} />;
}
