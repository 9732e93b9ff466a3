import { Box, MultiSelect as MantineMultiSelect, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { useState } from 'react';

interface MultiSelectProps {
  /** Accessible name, and what the empty field says. */
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  /** How many may be chosen. */
  max?: number;
  /** How many are offered at most. */
  limit?: number;
  maxHeight?: number;
}

/** A list that nobody opened is not laid out and placed: it would be the most costly part of a screen. */
const CLOSED_IS_GONE = { keepMounted: false };

/** A multiple choice. One more than the maximum shows a message instead. */
export const MultiSelect = ({
  label,
  options,
  chosen,
  onChoose,
  max = catalogueLimits.optionsChosen,
  limit = catalogueLimits.optionsOffered,
  maxHeight = catalogueLimits.optionsHeight,
}: MultiSelectProps) => {
  const [refused, setRefused] = useState(false);
  return (
    <Box pos="relative" miw={0}>
      <MantineMultiSelect
        w="100%"
        aria-label={label}
        placeholder={chosen.length === 0 ? label : ''}
        data={[...options]}
        value={[...chosen]}
        onChange={(next) => {
          setRefused(next.length > max);
          if (next.length <= max) onChoose(next);
        }}
        limit={limit}
        maxDropdownHeight={maxHeight}
        comboboxProps={CLOSED_IS_GONE}
        searchable
        hidePickedOptions={false}
        nothingFoundMessage="Nothing found"
      />
      <div role="alert">
        {refused && (
          <Text size="xs" mt={4} c="red">
            {catalogueMessages.maximumChosen(max)}
          </Text>
        )}
      </div>
    </Box>
  );
};
