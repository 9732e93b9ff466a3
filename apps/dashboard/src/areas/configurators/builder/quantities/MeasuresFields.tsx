import { Stack, Text } from '@mantine/core';
import { quantityMessages as messages } from '@vitrine/contract/configurators/quantity-messages';
import { priceLimits as limits } from '@vitrine/contract/prices/limits';
import type { Draft } from '@vitrine/domain/builder/draft';
import { addMeasure, roomMeasures } from '@vitrine/domain/builder/quantities/edit-measures';
import { useBuilder } from '../edit/builder.ts';
import { CommittedField } from '../edit/CommittedField.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import classes from './quantities.module.css';

/** The measures of the room shown, which formulas of quantities name. */
export const MeasuresFields = () => {
  const { draft, change } = useBuilder<Draft>();
  const measures = roomMeasures(draft.file);
  const add = (name: string): void =>
    change((before) => ({ ...before, file: addMeasure(before.file, name.trim()) }) as Draft);
  return (
    <fieldset className={classes.section}>
      <legend>{messages.measures}</legend>
      <Text size="sm" c="dimmed" mb={8}>
        {messages.measuresHelp}
        {measures.length > 0 && ` ${messages.visitorsHelp}`}
      </Text>
      <Stack gap={12}>
        {measures.map((measure) => (
          <MeasureFields key={measure.id} measure={measure} />
        ))}
        {measures.length < limits.measuresMaximum ? (
          <CommittedField
            label={messages.add}
            placeholder={messages.addHelp}
            autoComplete="off"
            maximum={limits.measureNameMaximum}
            value=""
            clears
            issueWith={(text) => (text.trim() === '' ? messages.nameEmpty : undefined)}
            onCommit={add}
          />
        ) : (
          <Text size="sm">{messages.full}</Text>
        )}
      </Stack>
    </fieldset>
  );
};
