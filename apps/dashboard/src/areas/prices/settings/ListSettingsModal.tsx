import { Box, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { priceLimits } from '@vitrine/contract/prices/limits';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { useClearedErrors } from '../../../layout/Notifications.tsx';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { type OpenList, useOpenList } from '../editor/open-list.ts';
import { SurchargeRows } from './SurchargeRows.tsx';
import { TaxRows } from './TaxRows.tsx';
import { type ListForm, useListForm } from './useListForm.ts';

const bases = () => [
  { value: 'none', label: messages.baseNone },
  { value: 'manufacturer', label: messages.baseManufacturer },
];

const Name = ({ form }: { form: ListForm }) => (
  <Box mb={32}>
    <TextField
      {...form.getInputProps('name')}
      error={form.errors.name as string | undefined}
      label={messages.name}
      maximum={priceLimits.listNameMaximum}
    />
  </Box>
);

const Dates = ({ form }: { form: ListForm }) => (
  <Section title={messages.dates} help={messages.datesHelp} fields>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12}>
      <TextField {...form.getInputProps('valid_from')} error={undefined} label={messages.from} type="date" />
      <TextField
        {...form.getInputProps('valid_until')}
        error={form.errors.valid_until as string | undefined}
        label={messages.until}
        type="date"
      />
    </SimpleGrid>
  </Section>
);

const Base = ({ form }: { form: ListForm }) => (
  <Section title={messages.base} help={messages.baseHelp} fields>
    <NativeSelect {...form.getInputProps('base')} label={messages.base} data={bases()} />
    {form.values.base === 'manufacturer' && (
      <TextField
        {...form.getInputProps('change')}
        error={form.errors.change as string | undefined}
        label={messages.change}
        placeholder={messages.changeHelp}
        inputMode="decimal"
      />
    )}
  </Section>
);

const Taxes = ({ form }: { form: ListForm }) => (
  <Section title={messages.taxes} help={messages.taxesHelp} fields>
    <TaxRows form={form} />
    <Stack gap={0} align="flex-start" ml={-4}>
      <Switch
        label={messages.included}
        on={form.values.tax_included}
        onToggle={() => form.setFieldValue('tax_included', !form.values.tax_included)}
      >
        {messages.included}
      </Switch>
      <Switch
        label={messages.shown}
        on={form.values.tax_shown}
        onToggle={() => form.setFieldValue('tax_shown', !form.values.tax_shown)}
      >
        {messages.shown}
      </Switch>
    </Stack>
  </Section>
);

const ListSettings = ({ open }: { open: OpenList }) => {
  const { tenant, list } = open;
  const leave = useCloseModal(tenant.paths.priceList(list.id));
  useClearedErrors();
  const { form, saving, moved } = useListForm(open, leave);
  return (
    <FormModal
      title={messages.settingsTitle}
      width={720}
      divided
      locked={saving.isPending}
      busy={saving.isPending}
      onClose={leave}
      action={messages.saveShown}
      unsaved={form.isChanged}
      onSubmit={form.submitWith((values) => saving.mutate(values))}
      form={{ inert: saving.isPending }}
    >
      <Box p={{ base: 16, sm: '20px 24px' }}>
        {moved && (
          <Box mb={20}>
            <Banner tone="amber" icon={<IconAlertTriangle size={18} stroke={1.6} />} title={messages.settingsMoved} />
          </Box>
        )}
        <Name form={form} />
        <Dates form={form} />
        {tenant.isReseller && <Base form={form} />}
        <Taxes form={form} />
        <Section title={messages.surcharges} help={messages.surchargesHelp} fields>
          <SurchargeRows form={form} />
        </Section>
      </Box>
    </FormModal>
  );
};

/** Name, dates, taxes and surcharges of a list. */
export const ListSettingsModal = () => {
  const open = useOpenList();
  return open && <ListSettings open={open} />;
};
