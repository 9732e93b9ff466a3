import { formatPrice } from '@vitrine/domain/catalogue/fields/price';
import { useId } from 'react';
import type { Browsing } from '../use-browsing.ts';
import { useSession, useViewer } from '../viewer-context.ts';
import { LayerChoices } from './LayerChoices.tsx';
import { StripTabs } from './StripTabs.tsx';

/** A tab a layer, with its choices in one row that scrolls sideways: the panel under the image. */
export function LayerTabs({ browsing }: { browsing: Browsing }) {
  const { latest, layers, language } = useViewer();
  const { design } = useSession();
  const id = useId();
  const layer = layers.find(({ key }) => key === browsing.open) ?? layers[0];
  if (!layer) return null;
  const chosen = layer.choices.find((choice) => choice.id === design[layer.key]);
  return (
    <StripTabs entries={layers} chosen={layer.key} onChoose={browsing.openLayer} id={id}>
      <p className="strip-chosen">
        <span>{chosen?.name}</span>
        {chosen && chosen.price !== null && (
          <span className="strip-price">{formatPrice(chosen.price, latest.currency, language)}</span>
        )}
      </p>
      <LayerChoices layer={layer} browsing={browsing} />
    </StripTabs>
  );
}
