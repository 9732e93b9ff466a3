import { NativeSelect, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Configurator } from '@vitrine/contract/configurators/schemas';
import { DEFAULT_CURRENCY } from '@vitrine/contract/prices/currencies';
import { OFFERED_CURRENCIES } from '@vitrine/contract/prices/limits';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import { quoteMessages as messages } from '@vitrine/contract/quotes/messages';
import { fieldError } from '../../../calls/api-error.ts';
import { useClearedErrors } from '../../../layout/Notifications.tsx';
import { useChange } from '../../../layout/useChange.ts';
import { useSession } from '../../../session/session.ts';
import { useConfigurators } from '../../../tenant/useConfigurators.ts';
import { type SellingTenant, useSellingTenant } from '../../../tenant/useSellingTenant.ts';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { ListSelect } from '../../../ui/forms/list-select/ListSelect.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/useDraftForm.ts';
import { currencyName } from '../../../ui/region-names.ts';
import { createQuote } from '../calls.ts';
import { takeQuote } from '../quote-queries.ts';
import { designOfLink, type NewQuoteFields, newQuoteOf } from './new-quote.ts';

const CURRENCIES = OFFERED_CURRENCIES.map((value) => ({ value: value as string, label: currencyName(value) }));

interface FormProps {
  tenant: SellingTenant;
  configurators: readonly Configurator[];
}

const NewQuoteForm = ({ tenant, configurators }: FormProps) => {
  const navigate = useNavigate();
  const leave = useCloseModal(tenant.paths.quotes);
  useClearedErrors();
  const find = (id: string): Configurator | undefined => configurators.find((each) => String(each.id) === id);
  const form = useDraftForm<NewQuoteFields>(`quote.${useSession().user.id}.${tenant.id}`, {
    initialValues: {
      customer: '',
      currency: configurators.find(({ currency }) => currency)?.currency ?? DEFAULT_CURRENCY,
      configurator: '',
      link: '',
    },
    validate: ({ configurator, link }) => {
      const chosen = find(configurator);
      return chosen && designOfLink(link, chosen) === '' ? { link: messages.designRequired } : {};
    },
    forgetsOnClose: true,
  });
  const { values } = form;
  const creating = useChange(
    (fields: NewQuoteFields) => createQuote(tenant.id, newQuoteOf(fields, find(fields.configurator), tenant)),
    {
      failed: messages.createFailed,
      onSuccess: (quote, queryClient) => {
        takeQuote(queryClient, tenant, quote);
        void navigate({ to: tenant.paths.quote(quote.id), replace: true, ignoreBlocker: true });
      },
    },
  );
  const errorOf = (field: string): string | undefined => fieldError(creating.error, field);
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
      onSubmit={form.submitWith((fields) => creating.mutate(fields))}
    >
      <Stack gap={16}>
        <TextField
          {...form.getInputProps('customer')}
          label={messages.customer}
          name="customer"
          data-autofocus
          maximum={limits.customerNameMaximum}
          error={errorOf('customer_name')}
        />
        {configurators.length > 0 && (
          <ListSelect
            native
            value={values.configurator}
            onChoose={(configurator) => form.setFieldValue('configurator', configurator)}
            label={messages.from}
            name="configurator"
            data={[
              { value: '', label: messages.fromNothing },
              ...configurators.map(({ id, name }) => ({ value: String(id), label: messages.fromDesign(name) })),
            ]}
          />
        )}
        {values.configurator === '' ? (
          <NativeSelect
            {...form.getInputProps('currency')}
            label={messages.currency}
            name="currency"
            data={
              CURRENCIES.some(({ value }) => value === values.currency) ? CURRENCIES : [...CURRENCIES, values.currency]
            }
            error={errorOf('currency')}
          />
        ) : (
          <div>
            <TextField
              {...form.getInputProps('link')}
              label={messages.design}
              name="link"
              inputMode="url"
              error={(form.errors.link as string | undefined) ?? errorOf('design') ?? errorOf('design.design')}
            />
            <Text size="xs" c="dimmed" mt={6}>
              {messages.designHelp}
            </Text>
          </div>
        )}
      </Stack>
    </FormModal>
  );
};

/** New quote, over the quotes. */
export const NewQuoteModal = () => {
  const tenant = useSellingTenant();
  const { data, isError } = useConfigurators();
  if (tenant === null || (data === undefined && !isError)) return null;
  return <NewQuoteForm tenant={tenant} configurators={data ?? []} />;
};
