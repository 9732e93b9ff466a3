import { formatPrice } from '@vitrine/domain/catalogue/price';
import { useId, useLayoutEffect, useRef } from 'react';
import { LayerChoices } from './LayerChoices.tsx';
import { reveal } from './reveal.ts';
import { nextTab } from './tab-keys.ts';
import type { Browsing } from './use-browsing.ts';
import { useSession, useViewer } from './viewer-context.ts';

const TAB_MARGIN = 40;

/** A tab a layer, with its choices in one row that scrolls sideways: the panel under the image. */
export function LayerTabs({ browsing }: { browsing: Browsing }) {
  const { latest, layers, language, words } = useViewer();
  const { design } = useSession();
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const layer = layers.find(({ key }) => key === browsing.open) ?? layers[0];
  useLayoutEffect(() => {
    const chosen = tabs.current?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(layer?.key ?? '')}"]`);
    if (tabs.current && chosen) reveal(tabs.current, chosen, TAB_MARGIN);
  }, [layer?.key]);
  if (!layer) return null;
  const chosen = layer.choices.find((choice) => choice.id === design[layer.key]);
  return (
    <>
      <div ref={tabs} className="tabs layer-tabs" role="tablist" aria-label={words.panel.layers} onKeyDown={nextTab}>
        {layers.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            className="tab"
            part="tab"
            role="tab"
            data-layer={key}
            aria-selected={key === layer.key}
            aria-controls={`${id}-choices`}
            id={`${id}-${key}`}
            tabIndex={key === layer.key ? 0 : -1}
            onClick={() => browsing.openLayer(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="strip" role="tabpanel" id={`${id}-choices`} aria-labelledby={`${id}-${layer.key}`}>
        <p className="strip-chosen">
          <span>{chosen?.name}</span>
          {chosen && chosen.price !== null && (
            <span className="strip-price">{formatPrice(chosen.price, latest.currency, language)}</span>
          )}
        </p>
        <LayerChoices layer={layer} browsing={browsing} />
      </div>
    </>
  );
}
