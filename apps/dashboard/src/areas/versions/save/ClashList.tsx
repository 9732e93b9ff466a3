import { Radio, Stack, Text } from '@mantine/core';
import { saveVersionMessages } from '@vitrine/contract/versions/save-messages';
import { type Clash, type ClashChoice, clashId } from '@vitrine/domain/versions/rebase-edits';
import { fieldName, shownField } from '../changes/field-words.ts';
import classes from './ClashList.module.css';

interface ClashListProps {
  clashes: readonly Clash[];
  currency: string;
  choices: ReadonlyMap<string, ClashChoice>;
  onChoose: (id: string, choice: ClashChoice) => void;
}

const WORD = {
  get mine() {
    return saveVersionMessages.mine;
  },
  get theirs() {
    return saveVersionMessages.theirs;
  },
} as const;

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
          {saveVersionMessages.was(shownField(clash.field, clash.base, currency))}
        </Text>
      </legend>
      {(['mine', 'theirs'] as const).map((choice) => (
        <Radio
          key={choice}
          className={classes.choice ?? ''}
          name={id}
          checked={chosen === choice}
          onChange={() => onChoose(id, choice)}
          label={
            <>
              <Text span inherit c="dimmed">
                {WORD[choice]}
              </Text>
              <Text span inherit ml="auto" fw={500} className="vt-digits vt-anywhere">
                {shownField(clash.field, clash[choice], currency)}
              </Text>
            </>
          }
        />
      ))}
    </fieldset>
  );
};

/** A question for each field that both sides changed. The answer is theirs until the user selects mine. */
export const ClashList = ({ clashes, ...rest }: ClashListProps) => (
  <Stack gap={0} mt={20}>
    <Text mb={8} c="dimmed" fz={13.5} lh="20px">
      {saveVersionMessages.bothChanged(clashes.length)}
    </Text>
    {clashes.map((clash) => (
      <ClashRow key={clashId(clash)} clash={clash} {...rest} />
    ))}
  </Stack>
);
