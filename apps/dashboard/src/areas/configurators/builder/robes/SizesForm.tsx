import { Stack } from '@mantine/core';
import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import type { RobeDraft } from '@vitrine/domain/builder/draft';
import {
  dimensionIssues,
  readSize,
  SIZES,
  type SizeField,
  type SizeName,
  setSize,
} from '@vitrine/domain/builder/robes/dimension-rules';
import { FieldErrors } from '../../../../ui/forms/FieldErrors.tsx';
import { useBuilder } from '../edit/builder.ts';
import { CommittedField } from '../edit/CommittedField.tsx';
import classes from './robes.module.css';

const LABEL: Record<SizeField, string> = {
  get min() {
    return messages.min;
  },
  get max() {
    return messages.max;
  },
  get step() {
    return messages.step;
  },
  get default() {
    return messages.default;
  },
};

const rangeIssue = (name: SizeName): string => (name === 'door_count' ? messages.countRange : messages.sizeWrong);

/** The fields of one size. */
const SizeFields = ({ name, file }: { name: SizeName; file: SlidingRobeFile }) => {
  const { change } = useBuilder<RobeDraft>();
  const { label, fields, usual } = SIZES[name];
  return (
    <fieldset className={classes.group}>
      <legend>{name === 'door_count' ? label : `${label} (${messages.inMillimetres})`}</legend>
      <div className={classes.sizes}>
        {fields.map((field) => {
          const value = file.dimensions?.[name]?.[field];
          const standard = usual[field];
          return (
            <CommittedField
              key={field}
              label={LABEL[field]}
              inputMode="decimal"
              autoComplete="off"
              placeholder={standard === undefined ? '' : messages.usual(standard)}
              value={value === null || value === undefined ? '' : String(value)}
              issueWith={(text) => (readSize(name, field, text) === undefined ? rangeIssue(name) : undefined)}
              onCommit={(text) =>
                change(
                  (before) => ({
                    ...before,
                    file: setSize(before.file, name, field, readSize(name, field, text) ?? null),
                  }),
                  'sizes',
                )
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
};

/** The limits of a wardrobe's sizes, and what contradicts itself among them. */
export const SizesForm = () => {
  const { draft } = useBuilder<RobeDraft>();
  return (
    <Stack gap={20}>
      <FieldErrors sentences={dimensionIssues(draft.file)} />
      {(Object.keys(SIZES) as SizeName[]).map((name) => (
        <SizeFields key={name} name={name} file={draft.file} />
      ))}
    </Stack>
  );
};
