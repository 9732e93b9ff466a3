import { useId } from 'react';
import { usePrices } from '../prices.ts';
import type { Browsing } from '../use-browsing.ts';
import { useSession, useViewer } from '../viewer-context.ts';
import { LayerChoices } from './LayerChoices.tsx';
import { StripTabs } from './StripTabs.tsx';

/** A tab a layer, with its choices in one row that scrolls sideways: the panel under the image. */
export function LayerTabs({ browsing }: { browsing: Browsing }) {
  const { layers } = useViewer();
  const prices = usePrices();
  const { design } = useSession();
  const id = useId();
  const layer = layers.find(({ key }) => key === browsing.open) ?? layers[0];
  if (!layer) return null;
  const chosen = layer.choices.find((choice) => choice.id === design[layer.key]);
  const price = chosen ? prices.ofChoice({ part: layer.key, ...chosen }) : null;
  return (
    <StripTabs entries={layers} chosen={layer.key} onChoose={browsing.openLayer} id={id}>
      <p className="strip-chosen">
        <span dir="auto">{chosen?.name}</span>
        {price !== null && <span className="strip-price">{price}</span>}
      </p>
      <LayerChoices key={layer.key} layer={layer} browsing={browsing} />
    </StripTabs>
  );
}
