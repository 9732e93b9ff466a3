import { NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { cutText } from '@vitrine/contract/characters/cut-text';
import { DEFAULT_CURRENCY } from '@vitrine/contract/prices/currencies';
import { OFFERED_CURRENCIES, priceLimits } from '@vitrine/contract/prices/limits';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PriceListSummary } from '@vitrine/contract/prices/schemas';
import { fieldError } from '../../../calls/api-error.ts';
import { useClearedErrors } from '../../../layout/Notifications.tsx';
import { useChange } from '../../../layout/useChange.ts';
import { useSession } from '../../../session/session.ts';
import { type SellingTenant, useSellingTenant } from '../../../tenant/useSellingTenant.ts';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/useDraftForm.ts';
import { currencyName } from '../../../ui/region-names.ts';
import { createPriceList } from '../calls.ts';
import { listsQuery } from '../price-queries.ts';

const CURRENCIES = OFFERED_CURRENCIES.map((value) => ({ value, label: currencyName(value) }));

interface FormProps {
  tenant: SellingTenant;
  lists: readonly PriceListSummary[];
  /** The list that the new one begins with; undefined for none. */
  original: PriceListSummary | undefined;
}

const nameError = (name: string): string | undefined => {
  if (name.trim() === '') return messages.nameRequired;
  return name.trim().length > priceLimits.listNameMaximum ? messages.nameLong : undefined;
};

const NewListForm = ({ tenant, lists, original }: FormProps) => {
  const navigate = useNavigate();
  const leave = useCloseModal(tenant.paths.prices, 'copy');
  useClearedErrors();
  const form = useDraftForm(`price-list.${useSession().user.id}.${tenant.id}.${original?.id ?? ''}`, {
    initialValues: {
      name: original === undefined ? '' : cutText(messages.copyName(original.name), priceLimits.listNameMaximum),
      currency: original?.currency ?? lists[0]?.currency ?? DEFAULT_CURRENCY,
      copyOf: String(original?.id ?? ''),
    },
    validate: ({ name }) => {
      const error = nameError(name);
      return error === undefined ? {} : { name: error };
    },
    forgetsOnClose: true,
  });
  const creating = useChange(
    ({ name, currency, copyOf }: typeof form.values) =>
      createPriceList(tenant.id, { name: name.trim(), currency, ...(copyOf !== '' && { copy_of: Number(copyOf) }) }),
    {
      failed: messages.createFailed,
      onSuccess: (list, queryClient) => {
        void queryClient.invalidateQueries({ queryKey: listsQuery(tenant).queryKey });
        void navigate({ to: tenant.paths.priceList(list.id), replace: true, ignoreBlocker: true });
      },
    },
  );
  const copied = lists.find(({ id }) => String(id) === form.values.copyOf);
  return (
    <FormModal
      title={messages.createTitle}
      sentence={messages.createSentence}
      width={560}
      onClose={leave}
      action={messages.create}
      unsaved={form.isChanged}
      busy={creating.isPending}
      locked={creating.isPending}
      onSubmit={form.submitWith((values) =>
        creating.mutate({ ...values, currency: copied?.currency ?? values.currency }),
      )}
    >
      <Stack gap={16}>
        <TextField
          {...form.getInputProps('name')}
          label={messages.name}
          name="name"
          data-autofocus
          maximum={priceLimits.listNameMaximum}
          error={(form.errors.name as string | undefined) ?? fieldError(creating.error, 'name')}
        />
        {lists.length > 0 && (
          <NativeSelect
            {...form.getInputProps('copyOf')}
            label={messages.copyOf}
            name="copy"
            data={[
              { value: '', label: messages.copyNothing },
              ...lists.map(({ id, name }) => ({ value: String(id), label: messages.copyName(name) })),
            ]}
          />
        )}
        <NativeSelect
          {...form.getInputProps('currency')}
          label={messages.currency}
          name="currency"
          description={messages.currencyFixed}
          data={copied ? [{ value: copied.currency, label: currencyName(copied.currency) }] : CURRENCIES}
          value={copied?.currency ?? form.values.currency}
          disabled={copied !== undefined}
        />
      </Stack>
    </FormModal>
  );
};

/** New price list, over the lists; `copy` in the query names the list that it begins with. */
export const NewListModal = () => {
  const tenant = useSellingTenant();
  const { copy } = useSearch({ strict: false }) as { copy?: unknown };
  const lists = useQuery({ ...listsQuery(tenant as SellingTenant), enabled: tenant !== null }).data?.lists;
  if (tenant === null || lists === undefined) return null;
  return <NewListForm tenant={tenant} lists={lists} original={lists.find(({ id }) => id === Number(copy))} />;
};
