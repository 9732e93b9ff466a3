import { LayerChoices } from './choices/LayerChoices.tsx';
import { Swatch } from './choices/Swatch.tsx';
import { Row, Rows } from './Row.tsx';
import type { Browsing } from './use-browsing.ts';
import { useSession, useViewer } from './viewer-context.ts';

const SWATCH_PIXELS = 32;

/** One row a layer, at most one open: the panel beside the image. */
export function Accordion({ browsing }: { browsing: Browsing }) {
  const { layers } = useViewer();
  const { design } = useSession();
  const { open } = browsing;
  return (
    <Rows open={open}>
      {layers.map((layer) => {
        const chosen = layer.choices.find((choice) => choice.id === design[layer.key]);
        return (
          <Row
            key={layer.key}
            name={layer.name}
            chosen={chosen?.name}
            swatch={<Swatch path={chosen?.thumbnail ?? null} pixels={SWATCH_PIXELS} className="row-swatch" />}
            isOpen={layer.key === open}
            onToggle={() => browsing.openLayer(layer.key === open ? null : layer.key)}
          >
            <LayerChoices layer={layer} browsing={browsing} />
          </Row>
        );
      })}
    </Rows>
  );
}
