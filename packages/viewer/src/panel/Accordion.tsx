import { useId, useLayoutEffect, useRef } from 'react';
import type { ChoiceLayer } from '../viewer.ts';
import { Icon } from './icons.tsx';
import { LayerChoices } from './LayerChoices.tsx';
import { reveal } from './reveal.ts';
import { Swatch } from './Swatch.tsx';
import type { Browsing } from './use-browsing.ts';
import { useSession, useViewer } from './viewer-context.ts';

const SWATCH_PIXELS = 32;

/** One row a layer, at most one open: the panel beside the image. */
export function Accordion({ browsing }: { browsing: Browsing }) {
  const { layers } = useViewer();
  const list = useRef<HTMLDivElement>(null);
  const { open } = browsing;
  const before = useRef(open);
  useLayoutEffect(() => {
    if (open === before.current) return;
    before.current = open;
    const row = list.current?.querySelector<HTMLElement>('.row.open');
    if (list.current && row) reveal(list.current, row, 0);
  }, [open]);
  return (
    <div ref={list} className="rows">
      {layers.map((layer) => (
        <Row key={layer.key} layer={layer} browsing={browsing} />
      ))}
    </div>
  );
}

function Row({ layer, browsing }: { layer: ChoiceLayer; browsing: Browsing }) {
  const { design } = useSession();
  const id = useId();
  const isOpen = browsing.open === layer.key;
  const chosen = layer.choices.find((choice) => choice.id === design[layer.key]);
  return (
    <div className={isOpen ? 'row open' : 'row'}>
      <button
        type="button"
        className="row-head"
        part="layer"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => browsing.openLayer(isOpen ? null : layer.key)}
      >
        <span className="row-name">{layer.name}</span>
        <span className="row-chosen">{chosen?.name}</span>
        <Swatch path={chosen?.thumbnail ?? null} pixels={SWATCH_PIXELS} className="row-swatch" />
        <span className="row-chevron">
          <Icon name="chevron" size={16} />
        </span>
      </button>
      {isOpen && (
        <div id={id}>
          <LayerChoices layer={layer} browsing={browsing} />
        </div>
      )}
    </div>
  );
}
