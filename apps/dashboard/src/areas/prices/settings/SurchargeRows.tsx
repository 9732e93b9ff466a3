import { Box, Button, NativeSelect, SimpleGrid } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { priceLimits } from '@vitrine/contract/prices/limits';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useRows } from '../../../ui/forms/useRows.ts';
import { NEW_SURCHARGE, type SurchargeFields } from './list-form.ts';
import classes from './SurchargeRows.module.css';
import type { ListForm } from './useListForm.ts';

const kinds = () => (['amount', 'rate'] as const).map((value) => ({ value, label: messages.surchargeKinds[value] }));
const whens = () =>
  (['always', 'option', 'measure'] as const).map((value) => ({
    value,
    label: messages.surchargeWhens[value],
  }));

interface FieldProps {
  form: ListForm;
  at: number;
  name: keyof SurchargeFields;
  label: string;
  decimal?: boolean;
  placeholder?: string;
}

const Field = ({ form, at, name, label, decimal = false, placeholder }: FieldProps) => (
  <TextField
    {...form.getInputProps(`surcharges.${at}.${name}`)}
    error={form.errors[`surcharges.${at}.${name}`] as string | undefined}
    label={label}
    placeholder={placeholder}
    {...(decimal && { inputMode: 'decimal' as const })}
  />
);

/** The fields of when a surcharge is added. */
const Condition = ({ form, at, when }: { form: ListForm; at: number; when: SurchargeFields['when'] }) => (
  <>
    {when === 'option' && (
      <Field
        form={form}
        at={at}
        name="option"
        label={messages.surchargeOption}
        placeholder={messages.surchargeOptionHelp}
      />
    )}
    {when === 'measure' && (
      <>
        <Field form={form} at={at} name="measure" label={messages.surchargeMeasure} placeholder="width" />
        <Field form={form} at={at} name="from" label={messages.surchargeFrom} decimal />
        <Field form={form} at={at} name="until" label={messages.surchargeUntil} decimal />
      </>
    )}
  </>
);

/** The surcharges of a list. */
export const SurchargeRows = ({ form }: { form: ListForm }) => {
  const { addButton, add, remove } = useRows(form, 'surcharges', 'name');
  return (
    <>
      {form.values.surcharges.map((surcharge, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields of a form are named by their place in the list.
        <div key={at} className={classes.surcharge}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12} verticalSpacing={12} flex={1}>
            <Field form={form} at={at} name="name" label={messages.surchargeName} />
            <NativeSelect
              {...form.getInputProps(`surcharges.${at}.kind`)}
              label={messages.surchargeKind}
              data={kinds()}
            />
            <Field form={form} at={at} name="value" label={messages.surchargeValue} decimal />
            <NativeSelect
              {...form.getInputProps(`surcharges.${at}.when`)}
              label={messages.surchargeWhen}
              data={whens()}
            />
            <Condition form={form} at={at} when={surcharge.when} />
          </SimpleGrid>
          <Box mt={26} flex="none">
            <IconButton
              type="button"
              label={messages.removeSurcharge(surcharge.name || messages.surcharges)}
              icon={<IconTrash size={16} stroke={1.6} />}
              onClick={() => remove(at)}
            />
          </Box>
        </div>
      ))}
      {form.values.surcharges.length < priceLimits.surchargesMaximum && (
        <Button
          ref={addButton}
          style={{ alignSelf: 'flex-start' }}
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.6} />}
          onClick={() => add(NEW_SURCHARGE)}
        >
          {messages.addSurcharge}
        </Button>
      )}
    </>
  );
};
