import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { quantityMessages as messages } from '@vitrine/contract/configurators/quantity-messages';
import { priceLimits as limits, PRICE_UNITS, type PriceUnit } from '@vitrine/contract/prices/limits';
import type { QuantityRule } from '@vitrine/contract/prices/quantity';
import type { Draft } from '@vitrine/domain/builder/draft';
import {
  amountIssue,
  changeQuantity,
  knownMeasures,
  readAmount,
} from '@vitrine/domain/builder/quantities/quantity-rules';
import { personNumbers } from '../../../../ui/person-numbers.ts';
import { useBuilder } from '../edit/builder.ts';
import { CommittedField } from '../edit/CommittedField.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { formatPlain } from './format-units.ts';
import classes from './quantities.module.css';

interface QuantityFieldsProps {
  rule: QuantityRule | null;
  /** What is needed without a rule: 'One piece of each item'. */
  usual: string;
  /** What the rule comes to, as a sentence; undefined where that is not known. */
  result: string | undefined;
  onChange: (rule: QuantityRule | null) => void;
}

const MIN_PACK = 0.000_001;

/** How much a design needs of something: unit, amount or formula, waste and packs, each one step of undo. */
export const QuantityFields = ({ rule, usual, result, onChange }: QuantityFieldsProps) => {
  const known = knownMeasures(useBuilder<Draft>().draft.file);
  const change = (fields: Parameters<typeof changeQuantity>[1]): void => onChange(changeQuantity(rule, fields));
  const { amount } = rule ?? {};
  return (
    <fieldset className={classes.section}>
      <legend>{messages.quantity}</legend>
      <Stack gap={12}>
        <NativeSelect
          label={messages.unit}
          data={[{ value: '', label: usual }, ...PRICE_UNITS.map((value) => ({ value, label: messages.units[value] }))]}
          value={rule?.unit ?? ''}
          onChange={({ currentTarget: { value } }) => change({ unit: value === '' ? null : (value as PriceUnit) })}
        />
        {rule && (
          <>
            <CommittedField
              label={messages.amount}
              autoComplete="off"
              spellCheck={false}
              value={typeof amount === 'number' ? formatPlain(amount) : (amount ?? '')}
              issueWith={(text) => amountIssue(text, personNumbers(), known)}
              onCommit={(text) => change({ amount: readAmount(text, personNumbers()) })}
            />
            <Text size="xs" c="gray" mt={-6} className={classes.help}>
              {messages.amountHelp}
              <br />
              {known.length > 0 ? messages.known(known.join(', ')) : messages.noneKnown}
            </Text>
            <Group grow gap={12} align="start" wrap="nowrap">
              <NumberField
                label={messages.waste}
                value={rule.waste ?? null}
                min={0}
                max={limits.wasteMaximum}
                decimals={2}
                issue={messages.wasteWrong}
                onCommit={(waste) => change({ waste })}
                onClear={() => change({ waste: null })}
              />
              <NumberField
                label={messages.pack}
                value={rule.pack ?? null}
                min={MIN_PACK}
                max={limits.measureMaximum}
                decimals={6}
                issue={messages.packWrong}
                onCommit={(pack) => change({ pack })}
                onClear={() => change({ pack: null })}
              />
            </Group>
          </>
        )}
        {result !== undefined && (
          <Text size="sm" fw={500} role="status" className={classes.result}>
            {result}
          </Text>
        )}
      </Stack>
    </fieldset>
  );
};
