import { quantityMessages as messages } from '@vitrine/contract/configurators/quantity-messages';
import type { QuantityRule } from '@vitrine/contract/prices/quantity';
import { shownQuantity } from '@vitrine/domain/builder/quantities/quantity-rules';
import { useBuilder } from '../edit/builder.ts';
import { formatUnits } from './format-units.ts';
import { QuantityFields } from './QuantityFields.tsx';

interface LayeredQuantityProps {
  rule: QuantityRule | null | undefined;
  /** The rule that applies without one: an item's layer's. */
  inherited?: QuantityRule | null | undefined;
  usual: string;
  onChange: (rule: QuantityRule | null) => void;
}

/** The quantity of a layer or an item, with what the room shown needs of it. */
export const LayeredQuantity = ({ rule, inherited, usual, onChange }: LayeredQuantityProps) => {
  const { file } = useBuilder().draft;
  const applied = rule ?? inherited;
  const result = applied && messages.result(formatUnits(shownQuantity(file, applied), applied.unit));
  return <QuantityFields rule={rule ?? null} usual={usual} result={result ?? undefined} onChange={onChange} />;
};
