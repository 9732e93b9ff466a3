import { Box, MultiSelect as MantineMultiSelect, Text } from '@mantine/core';
import { uiMessages } from '@vitrine/contract/screens/messages';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { useState } from 'react';

interface MultiSelectProps {
  /** Accessible name and placeholder. */
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  /** Maximum number of choices. */
  max?: number;
  /** Maximum number of options in the list. */
  limit?: number;
  maxHeight?: number;
}

/** The closed list is not rendered: its layout would be the slowest part of a screen. */
const CLOSED_IS_GONE = { keepMounted: false };

/** A multiple choice. Exceeding the maximum shows a message. */
export const MultiSelect = ({
  label,
  options,
  chosen,
  onChoose,
  max = catalogueLimits.optionsChosen,
  limit = catalogueLimits.optionsOffered,
  maxHeight = catalogueLimits.optionsHeight,
}: MultiSelectProps) => {
  const [isOverMaximum, setOverMaximum] = useState(false);
  return (
    <Box pos="relative" miw={0}>
      <MantineMultiSelect
        w="100%"
        aria-label={label}
        placeholder={chosen.length === 0 ? label : ''}
        data={[...options]}
        value={[...chosen]}
        onChange={(next) => {
          setOverMaximum(next.length > max);
          if (next.length <= max) onChoose(next);
        }}
        limit={limit}
        maxDropdownHeight={maxHeight}
        comboboxProps={CLOSED_IS_GONE}
        searchable
        hidePickedOptions={false}
        nothingFoundMessage={uiMessages.nothingFound}
      />
      <div role="alert">
        {isOverMaximum && (
          <Text size="xs" mt={4} c="red">
            {catalogueMessages.maximumChosen(max)}
          </Text>
        )}
      </div>
    </Box>
  );
};
