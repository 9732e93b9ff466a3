import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { quantityMessages as messages } from '@vitrine/contract/configurators/quantity-messages';
import { priceLimits } from '@vitrine/contract/prices/limits';
import type { Measure } from '@vitrine/contract/prices/quantity';
import { isFloorsFile, isRobeFile } from '../../catalogue/rows-of.ts';
import { FLOOR_AREA, floorMeasures } from '../../design/floors/floor-parts.ts';
import { safeName } from '../../organisations/safe-name.ts';
import { readFormula } from '../../prices/formula.ts';
import { editQuantities, quantityHolders } from './quantity-holders.ts';

const ID_LENGTH = 30;
const ID = /^[a-z][a-z0-9_]{0,29}$/;
const NAME = /[a-z][a-z0-9_]*/g;

/** The measures of a room that can be edited; a wardrobe's are its sizes. */
export const roomMeasures = (file: ConfiguratorFile): readonly Measure[] => {
  if (isRobeFile(file)) return [];
  return isFloorsFile(file) ? floorMeasures(file) : (file.measures ?? []);
};

/** Whether a measure can be neither deleted nor renamed in formulas: every floor is measured by its area. */
export const isFixedMeasure = (file: ConfiguratorFile, id: string): boolean =>
  isFloorsFile(file) && id === FLOOR_AREA.id;

const withMeasures = <F extends ConfiguratorFile>(file: F, measures: readonly Measure[]): F => ({
  ...file,
  measures: [...measures],
});

const freeMeasureId = (measures: readonly Measure[], name: string): string => {
  const letters = safeName(name)
    .replaceAll('-', '_')
    .replace(/^[^a-z]+/, '');
  const plain = letters.slice(0, ID_LENGTH - 3) || 'measure';
  const taken = new Set(measures.map(({ id }) => id));
  let id = plain;
  for (let count = 2; taken.has(id); count++) id = `${plain}_${count}`;
  return id;
};

/** The file with a measure of one metre at the end, with a name for formulas that is made of its name. */
export const addMeasure = <F extends ConfiguratorFile>(file: F, name: string): F => {
  const measures = roomMeasures(file);
  const added: Measure = { id: freeMeasureId(measures, name), name, unit: 'm', value: 1 };
  return withMeasures(file, [...measures, added]);
};

/** The file with changed fields of one measure. */
export const changeMeasure = <F extends ConfiguratorFile>(
  file: F,
  id: string,
  fields: Partial<Pick<Measure, 'name' | 'unit' | 'value' | 'min' | 'max'>>,
): F =>
  withMeasures(
    file,
    roomMeasures(file).map((measure) => (measure.id === id ? { ...measure, ...fields } : measure)),
  );

/** The file with another name of a measure in formulas, and in all formulas that name it. */
export const renameMeasure = <F extends ConfiguratorFile>(file: F, id: string, to: string): F => {
  const measures = roomMeasures(file).map((measure) => (measure.id === id ? { ...measure, id: to } : measure));
  return editQuantities(withMeasures(file, measures), (rule) => {
    if (typeof rule.amount !== 'string' || !readFormula(rule.amount)?.measures.includes(id)) return rule;
    return { ...rule, amount: rule.amount.replaceAll(NAME, (name) => (name === id ? to : name)) };
  });
};

/** The file without a measure. */
export const removeMeasure = <F extends ConfiguratorFile>(file: F, id: string): F =>
  withMeasures(
    file,
    roomMeasures(file).filter((measure) => measure.id !== id),
  );

/** The names of the layers, items and parts whose formulas name a measure. */
export const usersOfMeasure = (file: ConfiguratorFile, id: string): string[] => {
  const users = quantityHolders(file).filter(
    ({ quantity }) =>
      typeof quantity?.amount === 'string' && (readFormula(quantity.amount)?.measures.includes(id) ?? false),
  );
  return [...new Set(users.map(({ name }) => name))];
};

/** Why a measure cannot have another name in formulas; undefined where it can. */
export const measureIdIssue = (file: ConfiguratorFile, id: string, to: string): string | undefined => {
  if (!ID.test(to)) return messages.idWrong;
  return to !== id && roomMeasures(file).some((measure) => measure.id === to) ? messages.idTaken : undefined;
};

/** What contradicts itself in a measure's value and range. */
export const measureIssue = ({ value, min, max }: Measure): string | undefined => {
  if (min && max && min > max) return messages.rangeReversed;
  return value < (min ?? 0) || value > (max ?? priceLimits.measureMaximum) ? messages.valueOutside : undefined;
};
