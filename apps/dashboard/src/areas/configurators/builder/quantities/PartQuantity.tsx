import { quantityMessages as messages } from '@vitrine/contract/configurators/quantity-messages';
import type { QuantityRule } from '@vitrine/contract/prices/quantity';
import type { FloorDraft, RobeDraft } from '@vitrine/domain/builder/draft';
import { changePart, type Part, type PartList } from '@vitrine/domain/builder/part-lists';
import { shownPartQuantity } from '@vitrine/domain/builder/quantities/quantity-rules';
import { isFloorsFile } from '@vitrine/domain/catalogue/rows-of';
import { useMemo } from 'react';
import { useBuilder } from '../edit/builder.ts';
import { partGuess } from '../parts/PartRow.tsx';
import { usePartsFile } from '../parts/part-editor.ts';
import { formatUnits } from './format-units.ts';
import { QuantityFields } from './QuantityFields.tsx';

/** The quantity of a flake, blend, finish, or part of a wardrobe. */
export const PartQuantity = ({ list, part }: { list: PartList; part: Part }) => {
  const { draft } = useBuilder<FloorDraft | RobeDraft>();
  const { changeFile } = usePartsFile();
  const rule = (part.quantity ?? null) as QuantityRule | null;
  const isFloor = isFloorsFile(draft.file);
  const units = useMemo(() => shownPartQuantity(draft, list, part), [draft, list, part]);
  const result = rule && units !== undefined ? messages.resultOfPart(formatUnits(units, rule.unit)) : undefined;
  return (
    <QuantityFields
      rule={rule}
      usual={isFloor ? messages.usual.area : messages.usual.part}
      result={result}
      onChange={(quantity) =>
        changeFile((before) => changePart(before, list, part.id, { quantity }), partGuess(list, part.id))
      }
    />
  );
};
