import { Text } from '@mantine/core';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import type { NewVersionField } from '../useNewVersion.ts';
import classes from './VersionField.module.css';

/** The new version, and the one it is based on. */
export const VersionField = ({ field, basedOn }: { field: NewVersionField; basedOn: number }) => {
  const phone = usePhone();
  return (
    <TextField
      className={classes.field}
      label="New version"
      // On a phone the keyboard would cover the edits.
      data-autofocus={!phone || undefined}
      inputMode="decimal"
      autoComplete="off"
      value={field.text}
      error={field.error}
      onChange={(event) => field.change(event.target.value)}
      beside={
        <Text span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          Based on {formatVersion(basedOn)}
        </Text>
      }
    />
  );
};
