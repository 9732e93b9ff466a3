import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { quantityMessages as messages } from '@vitrine/contract/configurators/quantity-messages';
import { priceLimits as limits, type PriceUnit } from '@vitrine/contract/prices/limits';
import type { QuantityRule } from '@vitrine/contract/prices/quantity';
import { isLayeredFile, isRobeFile } from '../../catalogue/rows-of.ts';
import { modelOf } from '../../design/model-of.ts';
import { partsModelOf } from '../../design/parts-of.ts';
import { ROBE_MEASURES } from '../../design/robes/robe-parts.ts';
import { type NumberStyle, parseNumber } from '../../numbers/parse-number.ts';
import { articleOf } from '../../prices/design-part.ts';
import { formulaIssueAt, readFormula } from '../../prices/formula.ts';
import { measuresWith, quantityOf, unitsOf } from '../../prices/quantity.ts';
import { designWithPart } from '../design-with-part.ts';
import type { FloorDraft, RobeDraft } from '../draft.ts';
import type { Part, PartList } from '../part-lists.ts';
import { roomMeasures } from './edit-measures.ts';

/** The names that formulas of a file can use. */
export const knownMeasures = (file: ConfiguratorFile): readonly string[] =>
  isRobeFile(file) ? ROBE_MEASURES : roomMeasures(file).map(({ id }) => id);

/** The amount that a text means: a number, a formula, or null for none. */
export const readAmount = (text: string, style: NumberStyle): string | number | null => {
  const trimmed = text.trim();
  return trimmed === '' ? null : (parseNumber(trimmed, style)?.value ?? trimmed);
};

/** Why a text can be no amount; undefined where it can. Names what is wrong with a formula, and unknown measures. */
export const amountIssue = (text: string, style: NumberStyle, known: readonly string[]): string | undefined => {
  const amount = readAmount(text, style);
  if (amount === null) return undefined;
  if (typeof amount === 'number')
    return amount < 0 || amount > limits.measureMaximum ? messages.amountAbove : undefined;
  if (amount.length > limits.formulaMaximum) return messages.formulaLong;
  const wrong = formulaIssueAt(amount);
  if (wrong !== undefined) return wrong === '' ? messages.formulaEnds : messages.formulaWrong(wrong);
  const unknown = readFormula(amount)?.measures.find((id) => !known.includes(id));
  return unknown === undefined ? undefined : messages.unknownMeasure(unknown);
};

/** A rule with changed fields; null for none, where its unit is taken away. */
export const changeQuantity = (
  rule: QuantityRule | null | undefined,
  fields: Partial<Omit<QuantityRule, 'unit'>> & { unit?: PriceUnit | null },
): QuantityRule | null => {
  const unit = fields.unit === undefined ? rule?.unit : fields.unit;
  if (!unit) return null;
  const changed = { ...rule, ...fields, unit };
  // Fields without a value are left out: data files stay as short as people write them.
  return Object.fromEntries(
    Object.entries(changed).filter(([, value]) => value !== null && value !== undefined),
  ) as QuantityRule;
};

/** How much the room shown needs of an item with a rule, in units. */
export const shownQuantity = (file: ConfiguratorFile, rule: QuantityRule): number =>
  unitsOf(quantityOf(rule, measuresWith(roomMeasures(file), {}), 1));

/**
 * How much the first design with a part needs of it, in units; undefined where no design shows it, as with parts that
 * are switched off.
 */
export const shownPartQuantity = (draft: FloorDraft | RobeDraft, list: PartList, part: Part): number | undefined => {
  const { type, file } = draft;
  if (isLayeredFile(file)) return undefined;
  const model = modelOf(type, file);
  const design = model.restore(designWithPart(draft, list, part.id, model.write(model.start()))).design;
  const sku = typeof part.product_code === 'string' ? part.product_code : null;
  const article = articleOf(sku, list, part.id);
  const found = partsModelOf(type, file)
    .parts(design, {})
    .filter((one) => one.article === article);
  if (found.length === 0) return undefined;
  return unitsOf(found.reduce((sum, { quantity }) => sum + quantity, 0));
};
