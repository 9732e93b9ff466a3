import { useLayoutEffect, useRef } from 'react';
import { useChoiceSearch } from '../../search/use-choice-search.tsx';
import type { ChoiceLayer } from '../../viewer.ts';
import { usePrices } from '../prices.ts';
import { reveal } from '../reveal.ts';
import type { Browsing } from '../use-browsing.ts';
import { useSession, useViewer } from '../viewer-context.ts';
import { ChoiceTile } from './ChoiceTile.tsx';

/** What one layer offers: chips for its ranges and a search of many choices, then these as radio buttons. */
export function LayerChoices({ layer, browsing }: { layer: ChoiceLayer; browsing: Browsing }) {
  const { texts } = useViewer();
  const { design, waiting } = useSession();
  const prices = usePrices();
  const range = browsing.rangeOf(layer.key);
  const list = useRef<HTMLDivElement>(null);
  const inRange = layer.choices.filter(({ ranges }) => range === null || ranges.includes(range));
  const [shown, search] = useChoiceSearch(layer.name, inRange, layer.choices.length);
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('.tile:has(input:checked)');
    if (list.current && chosen) reveal(list.current, chosen);
  }, [layer.key, range, design]);
  return (
    <div className="choices">
      {layer.ranges.length > 0 && (
        <fieldset className="chips" aria-label={texts.panel.ranges(layer.name)}>
          {[null, ...layer.ranges].map((name) => (
            <button
              key={name ?? ''}
              type="button"
              className="chip"
              part="chip"
              aria-pressed={range === name}
              onClick={() => browsing.setRange(layer.key, name)}
            >
              {name === null ? texts.panel.all : <bdi>{name}</bdi>}
            </button>
          ))}
        </fieldset>
      )}
      {search}
      <div ref={list} className="tiles" role="radiogroup" aria-label={texts.panel.choose(layer.name)}>
        {shown.map((choice) => (
          <ChoiceTile
            key={choice.id}
            layer={layer.key}
            choice={choice}
            chosen={design[layer.key] === choice.id}
            waiting={waiting}
            price={prices.ofChoice({ part: layer.key, ...choice })}
          />
        ))}
      </div>
    </div>
  );
}
