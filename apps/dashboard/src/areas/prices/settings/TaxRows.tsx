import { Box, Button, Group, NativeSelect } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { priceLimits, TAX_COUNTRIES } from '@vitrine/contract/prices/limits';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useRows } from '../../../ui/forms/useRows.ts';
import { countryName } from '../../../ui/region-names.ts';
import type { ListForm } from './useListForm.ts';

const options = () =>
  TAX_COUNTRIES.map((value) => ({ value: value as string, label: countryName(value) })).sort((one, other) =>
    one.label.localeCompare(other.label, currentLocale()),
  );

/** A country that was saved with a code that is not offered stays in its list. */
const optionsFor = (country: string) =>
  country === '' || options().some(({ value }) => value === country)
    ? options()
    : [{ value: country, label: countryName(country) }, ...options()];

/** The tax rates of a list, one a country. */
export const TaxRows = ({ form }: { form: ListForm }) => {
  const { addButton, add, remove } = useRows(form, 'taxes', 'country');
  return (
    <>
      {form.values.taxes.map(({ country }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields of a form are named by their place in the list.
        <Group key={at} gap={8} wrap="nowrap" align="flex-start">
          <NativeSelect
            {...form.getInputProps(`taxes.${at}.country`)}
            flex={1}
            miw={0}
            label={messages.country}
            data={[...(country === '' ? [{ value: '', label: '' }] : []), ...optionsFor(country)]}
          />
          <Box w={110} flex="none">
            <TextField
              {...form.getInputProps(`taxes.${at}.rate`)}
              error={form.errors[`taxes.${at}.rate`] as string | undefined}
              label={messages.rate}
              inputMode="decimal"
            />
          </Box>
          <Box mt={26} flex="none">
            <IconButton
              type="button"
              label={messages.removeTax(countryName(country || 'ZZ'))}
              icon={<IconTrash size={16} stroke={1.6} />}
              onClick={() => remove(at)}
            />
          </Box>
        </Group>
      ))}
      {form.values.taxes.length < priceLimits.taxesMaximum && (
        <Button
          ref={addButton}
          style={{ alignSelf: 'flex-start' }}
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.6} />}
          onClick={() => add({ country: '', rate: '' })}
        >
          {messages.addTax}
        </Button>
      )}
    </>
  );
};
