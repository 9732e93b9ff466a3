import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { DesignPart } from '../../prices/design-part.ts';
import type { Measures } from '../../prices/formula.ts';
import { partsOfItems } from '../../prices/parts-of-items.ts';
import { isHidden } from '../choices.ts';
import type { Design } from '../design.ts';
import { drawnLayers } from './draw-order.ts';

/** What a room or still needs: its items, each in the quantity that the item or its layer states. */
export const layeredParts = (file: LayeredFile, design: Design, entered: Measures): DesignPart[] =>
  partsOfItems(
    file,
    drawnLayers(file, design).filter((entry) => !isHidden(entry)),
    entered,
  );
