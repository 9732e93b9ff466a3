import { Button, NativeSelect, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { TAX_COUNTRIES } from '@vitrine/contract/prices/limits';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { PRICE_DISPLAYS, type PriceLists, type PriceSettings } from '@vitrine/contract/prices/schemas';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { useState } from 'react';
import { useChange } from '../../../layout/useChange.ts';
import type { SellingTenant } from '../../../tenant/useSellingTenant.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { countryName } from '../../../ui/region-names.ts';
import { changePriceSettings } from '../calls.ts';
import { listsQuery } from '../price-queries.ts';

const allDisplays = () => PRICE_DISPLAYS.map((value) => ({ value, label: messages.displays[value] }));

const countries = () => [
  { value: '', label: messages.noTaxCountry },
  ...TAX_COUNTRIES.map((value) => ({ value, label: countryName(value) })).sort((one, other) =>
    one.label.localeCompare(other.label, currentLocale()),
  ),
];

interface VisitorSettingsProps {
  tenant: SellingTenant;
  settings: PriceSettings;
}

/** What visitors see of the tenant's prices. */
export const VisitorSettings = ({ tenant, settings }: VisitorSettingsProps) => {
  const [edits, setEdits] = useState<Partial<PriceSettings>>({});
  const values = { ...settings, ...edits };
  const set = (change: Partial<PriceSettings>): void => setEdits({ ...edits, ...change });
  const queryClient = useQueryClient();
  // Only what was changed is sent: what a colleague has saved of the others stays.
  const saving = useChange((sent: Partial<PriceSettings>) => changePriceSettings(tenant.id, sent), {
    success: [messages.shownTitle, messages.shownSaved],
    failed: messages.shownFailed,
    onSuccess: (saved, _, sent) => {
      queryClient.setQueryData(listsQuery(tenant).queryKey, (before: PriceLists | undefined) =>
        before === undefined ? before : { ...before, settings: saved },
      );
      // What was changed meanwhile stays.
      setEdits((now) => (now === sent ? {} : now));
    },
  });
  const shows = values.display !== 'none';
  return (
    <Stack
      component="form"
      gap={16}
      maw={440}
      align="flex-start"
      {...{
        onSubmit: (event: { preventDefault: () => void }) => {
          event.preventDefault();
          if (!saving.isPending) saving.mutate(edits);
        },
      }}
    >
      <NativeSelect
        w="100%"
        label={messages.display}
        name="display"
        data={allDisplays()}
        value={values.display}
        onChange={({ currentTarget }) => set({ display: currentTarget.value as PriceSettings['display'] })}
      />
      <Switch
        label={messages.differences}
        on={values.differences}
        locked={!shows}
        onToggle={() => set({ differences: !values.differences })}
      >
        {messages.differences}
      </Switch>
      <Switch label={messages.measures} on={values.measures} onToggle={() => set({ measures: !values.measures })}>
        {messages.measures}
      </Switch>
      <NativeSelect
        w="100%"
        label={messages.taxCountry}
        description={messages.taxCountryHelp}
        name="country"
        data={countries()}
        value={values.country ?? ''}
        onChange={({ currentTarget }) => set({ country: currentTarget.value || null })}
      />
      <Button type="submit" disabled={Object.keys(edits).length === 0} aria-busy={saving.isPending}>
        {saving.isPending ? messages.savingShown : messages.saveShown}
      </Button>
    </Stack>
  );
};
