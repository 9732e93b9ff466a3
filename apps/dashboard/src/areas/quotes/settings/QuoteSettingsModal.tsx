import { Box, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import { quoteMessages as messages } from '@vitrine/contract/quotes/messages';
import type { QuoteSettings } from '@vitrine/contract/quotes/schemas';
import { numberOfQuote } from '@vitrine/domain/quotes/quote-state';
import { fieldError } from '../../../calls/api-error.ts';
import { useClearedErrors } from '../../../layout/Notifications.tsx';
import { useChange } from '../../../layout/useChange.ts';
import { Redirect } from '../../../routes/Redirect.tsx';
import { useSession } from '../../../session/session.ts';
import { type SellingTenant, useSellingTenant } from '../../../tenant/useSellingTenant.ts';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { FailedList } from '../../../ui/feedback/FailedList.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/useDraftForm.ts';
import { changeQuoteSettings } from '../calls.ts';
import { settingsQuery, useQuotePolicies } from '../quote-queries.ts';
import { changesIn, fieldIssues, fieldsOf, nextNumberOf, type SettingsFields, settingsOf } from './settings-form.ts';

interface FormProps {
  tenant: SellingTenant;
  settings: QuoteSettings;
  onClose: () => void;
}

const Form = ({ tenant, settings, onClose }: FormProps) => {
  useClearedErrors();
  const form = useDraftForm<SettingsFields>(`quote-settings.${useSession().user.id}.${tenant.id}`, {
    initialValues: fieldsOf(settings),
    validate: fieldIssues,
    forgetsOnClose: true,
  });
  // Only what was changed is sent: what a colleague has saved of the others stays, and so does the number of a new quote.
  const send = (typed: QuoteSettings): Promise<QuoteSettings> =>
    changeQuoteSettings(tenant.id, changesIn(settings, typed));
  const saving = useChange(send, {
    success: [messages.settingsTitle, messages.settingsSaved],
    failed: messages.settingsFailed,
    replaces: settingsQuery(tenant).queryKey,
    onSuccess: onClose,
  });
  const { values } = form;
  const errorOf = (field: keyof SettingsFields): string | undefined =>
    (form.errors[field] as string | undefined) ?? fieldError(saving.error, field);
  const area = (field: 'seller' | 'notes' | 'terms', label: string, maximum: number, description?: string) => (
    <TextArea
      label={label}
      description={description}
      value={values[field]}
      onText={(text) => form.setFieldValue(field, text)}
      maximum={maximum}
      error={errorOf(field)}
    />
  );
  const next = nextNumberOf(values);
  return (
    <FormModal
      title={messages.settingsTitle}
      sentence={messages.settingsSentence}
      width={560}
      busy={saving.isPending}
      locked={saving.isPending}
      onClose={onClose}
      action={messages.save}
      unsaved={form.isChanged}
      onSubmit={form.submitWith((fields) => {
        const next = settingsOf(fields);
        if (next) saving.mutate(next);
      })}
      form={{ inert: saving.isPending }}
    >
      <Stack gap={16}>
        <Box>
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={12}>
            <TextField
              {...form.getInputProps('prefix')}
              label={messages.prefix}
              data-autofocus
              maximum={limits.prefixMaximum}
              error={errorOf('prefix')}
            />
            <TextField
              {...form.getInputProps('next_number')}
              label={messages.nextNumber}
              inputMode="numeric"
              error={errorOf('next_number')}
            />
            <TextField
              {...form.getInputProps('valid_days')}
              label={messages.validDays}
              inputMode="numeric"
              error={errorOf('valid_days')}
            />
          </SimpleGrid>
          <Text size="sm" c="dimmed" mt={8} mih={20} role="status">
            {next !== undefined && messages.example(numberOfQuote(values.prefix.trim(), next))}
          </Text>
        </Box>
        {area('seller', messages.seller, limits.sellerMaximum, messages.sellerHelp)}
        <TextField {...form.getInputProps('colour')} label={messages.colour} error={errorOf('colour')} />
        {area('notes', messages.defaultNotes, limits.notesMaximum)}
        {area('terms', messages.defaultTerms, limits.termsMaximum)}
      </Stack>
    </FormModal>
  );
};

const Settings = ({ tenant }: { tenant: SellingTenant }) => {
  const leave = useCloseModal(tenant.paths.quotes);
  const query = useQuery(settingsQuery(tenant));
  if (query.data) return <Form tenant={tenant} settings={query.data} onClose={leave} />;
  if (query.isPending) return null;
  return (
    <ModalFrame title={messages.settingsTitle} width={560} onClose={leave}>
      <FailedList what={messages.theSettings} query={query} />
    </ModalFrame>
  );
};

const Allowed = ({ tenant }: { tenant: SellingTenant }) =>
  useQuotePolicies(tenant).mayChangeSettings ? <Settings tenant={tenant} /> : <Redirect to={tenant.paths.quotes} />;

/** How quotes are numbered and worded, over the list. */
export const QuoteSettingsModal = () => {
  const tenant = useSellingTenant();
  return tenant && <Allowed tenant={tenant} />;
};
