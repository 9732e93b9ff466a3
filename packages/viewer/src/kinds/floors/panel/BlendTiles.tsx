import type { Blend } from '@vitrine/contract/configurator-file';
import { PART_NAME } from '@vitrine/domain/design/floors/keys';
import { useLayoutEffect, useRef } from 'react';
import { ChoiceTile } from '../../../panel/choices/ChoiceTile.tsx';
import { usePrices } from '../../../panel/prices.ts';
import { reveal } from '../../../panel/reveal.ts';
import { useKindTexts, useSession } from '../../../panel/viewer-context.ts';
import { useChoiceSearch } from '../../../search/use-choice-search.tsx';

const SQUARE_METRE = 'm2';

/** The offered blends, as tiles with names and prices. */
export function BlendTiles({ blends }: { blends: readonly Blend[] }) {
  const texts = useKindTexts();
  const { design, waiting } = useSession();
  const prices = usePrices();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('.tile:has(input:checked)');
    if (list.current && chosen) reveal(list.current, chosen);
  }, [design.blend]);
  const name = texts.names[PART_NAME.blend] ?? PART_NAME.blend;
  const [shown, search] = useChoiceSearch(name, blends);
  return (
    <>
      {search}
      <div ref={list} className="tiles blend-tiles" role="radiogroup" aria-label={texts.panel.choose(name)}>
        {shown.map(({ id: number, name, price = null, thumbnail = null, hex, price_unit }) => {
          const id = String(number);
          const unit = price_unit === SQUARE_METRE ? texts.floors.squareMetre : '';
          return (
            <ChoiceTile
              key={id}
              layer="blend"
              choice={{ id, name, price, thumbnail, colour: hex, ranges: [] }}
              chosen={design.blend === id}
              waiting={waiting}
              price={prices.ofChoice({ part: 'blend', id, price, unit })}
            />
          );
        })}
      </div>
    </>
  );
}
