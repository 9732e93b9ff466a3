import { Radio, Stack, Text } from '@mantine/core';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { NumberStyle } from '@vitrine/domain/numbers/parse-number';

/** One way to read the numbers of a file. */
export interface NumberChoice {
  style: NumberStyle;
  /** '1.299,00' */
  sample: string;
  /** What a number of the file becomes: '1.299 is read as 1,299.00'. */
  outcome: string;
}

/** How a style writes a number: '1.299,00'. */
export const sampleOf = ({ group, decimal }: NumberStyle): string => `1${group}299${decimal}00`;

interface NumberChoicesProps {
  choices: readonly NumberChoice[];
  chosen: NumberStyle;
  onChoose: (style: NumberStyle) => void;
}

/** Asks how a file writes numbers, with what one of them becomes. */
export const NumberChoices = ({ choices, chosen, onChoose }: NumberChoicesProps) => (
  <Stack component="fieldset" gap={4} mt={16} className="vt-fieldset">
    <legend>{catalogueMessages.importNumbers}</legend>
    {choices.map(({ style, sample, outcome }) => (
      <Radio
        key={sample}
        name="numbers"
        label={
          <>
            {sample}{' '}
            <Text span inherit ml={8} c="dimmed" fz={13}>
              {outcome}
            </Text>
          </>
        }
        checked={style === chosen}
        onChange={() => onChoose(style)}
      />
    ))}
  </Stack>
);
