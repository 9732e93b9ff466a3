import { Stack, Text } from '@mantine/core';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { type Clash, type ClashChoice, clashId } from '@vitrine/domain/versions/rebase-edits';
import { fieldName, shownField } from '../changes/field-words.ts';
import classes from './ClashList.module.css';

interface ClashListProps {
  clashes: readonly Clash[];
  currency: string;
  choices: ReadonlyMap<string, ClashChoice>;
  onChoose: (id: string, choice: ClashChoice) => void;
}

const WORD = { mine: versionMessages.mine, theirs: versionMessages.theirs } as const;

const ClashRow = ({ clash, currency, choices, onChoose }: Omit<ClashListProps, 'clashes'> & { clash: Clash }) => {
  const id = clashId(clash);
  const chosen = choices.get(id) ?? 'theirs';
  return (
    <fieldset className={classes.row}>
      <legend className={classes.name}>
        {clash.name}{' '}
        <Text span inherit ml={8} c="dimmed" fw={400}>
          {fieldName(clash.field)}
        </Text>
        <Text span inherit ml={8} c="gray" fw={400}>
          was {shownField(clash.field, clash.base, currency)}
        </Text>
      </legend>
      {(['mine', 'theirs'] as const).map((choice) => (
        <label key={choice} className={classes.choice} data-chosen={chosen === choice || undefined}>
          <input type="radio" name={id} checked={chosen === choice} onChange={() => onChoose(id, choice)} />
          <Text span inherit c="dimmed">
            {WORD[choice]}
          </Text>
          <Text span inherit ml="auto" fw={500} className="vt-digits vt-anywhere">
            {shownField(clash.field, clash[choice], currency)}
          </Text>
        </label>
      ))}
    </fieldset>
  );
};

/** Fields that both sides changed: one question each, answered by theirs until mine is chosen. */
export const ClashList = ({ clashes, ...rest }: ClashListProps) => (
  <Stack gap={0}>
    <Text mb={8} c="dimmed" fz={13.5} lh="20px">
      {versionMessages.bothChanged(clashes.length)}
    </Text>
    {clashes.map((clash) => (
      <ClashRow key={clashId(clash)} clash={clash} {...rest} />
    ))}
  </Stack>
);
