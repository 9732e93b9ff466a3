import { Box, Button, Group, Text, Tooltip } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { configuratorTimings, configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import type { Configurator } from '@vitrine/contract/configurators/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { mayAdministerConfigurators } from '@vitrine/domain/policies/configurators';
import { useEffect, useState } from 'react';
import { useClearedErrors } from '../../layout/Notifications.tsx';
import { reloadPage } from '../../layout/reload-page.ts';
import { useChange } from '../../layout/useChange.ts';
import { Redirect } from '../../routes/Redirect.tsx';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { useCloseModal } from '../../ui/dialogs/modal-history.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useMounted } from '../../ui/page/useMounted.ts';
import { editConfigurator, type Settings } from './calls.ts';

const allSupports = () =>
  [
    { field: 'supports_presets', label: messages.presets, help: messages.presetsHelp },
    { field: 'supports_save_design', label: messages.saveDesign, help: messages.saveDesignHelp },
    { field: 'supports_style_finder', label: messages.styleFinder, help: messages.styleFinderHelp },
  ] as const;
type Support = ReturnType<typeof allSupports>[number]['field'];

type ConfiguratorSettings = { name: string } & Record<Support, boolean>;

const settingsOf = (configurator: Configurator): ConfiguratorSettings => {
  const { name, supports_presets, supports_save_design, supports_style_finder } = configurator;
  return { name, supports_presets, supports_save_design, supports_style_finder };
};

/** Only changed fields are sent, switches as 1 or 0. */
const changesOf = (before: ConfiguratorSettings, after: ConfiguratorSettings): Settings => ({
  ...(after.name.trim() !== before.name && { name: after.name.trim() }),
  ...Object.fromEntries(
    allSupports().flatMap(({ field }) => (after[field] === before[field] ? [] : [[field, after[field] ? 1 : 0]])),
  ),
});

const issueIn = (name: string): string | null => {
  const { length } = name.trim();
  if (length === 0) return messages.nameEmpty;
  return length < limits.nameMinimum ? messages.nameShort : null;
};

/** The edit form. Its error disappears after two seconds; on success the page reloads. */
const useConfiguratorEdit = (configurator: Configurator) => {
  const navigate = useNavigate();
  const isMounted = useMounted();
  const { key, paths } = useTenant();
  const [before] = useState(() => settingsOf(configurator));
  const form = useForm({ initialValues: before, validate: { name: issueIn } });
  const { errors, values, clearErrors } = form;
  useEffect(() => {
    if (errors.name === undefined) return;
    const timer = setTimeout(clearErrors, configuratorTimings.editErrorMs);
    return () => clearTimeout(timer);
  }, [errors.name, clearErrors]);
  const changes = changesOf(before, values);
  const saving = useChange((sent: Settings) => editConfigurator(configurator.id, sent), {
    failed: messages.notEditedTitle,
    onSuccess: async (_, queryClient) => {
      // Its user has gone back: another page is not replaced, nor what is typed there.
      if (!isMounted()) return queryClient.invalidateQueries({ queryKey: key });
      await navigate({ to: paths.configurator(configurator.id), replace: true, ignoreBlocker: true });
      reloadPage();
    },
  });
  return {
    form,
    changed: Object.keys(changes).length > 0,
    saving: saving.isPending,
    toggle: (field: Support): void => {
      const after = { ...values, [field]: !values[field] };
      form.setValues({ ...after, supports_presets: after.supports_presets || after.supports_style_finder });
    },
    save: (): void => {
      if (Object.keys(changes).length > 0 && !saving.isPending) saving.mutate(changes);
    },
  };
};

const EditForm = () => {
  const { paths } = useTenant();
  const { configurator } = useOpenedConfigurator();
  const leave = useCloseModal(paths.configurator(configurator.id));
  const { form, changed, saving, toggle, save } = useConfiguratorEdit(configurator);
  useClearedErrors();
  return (
    <FormModal
      title={messages.editedTitle}
      width={560}
      locked={saving}
      onClose={leave}
      action={messages.update}
      busy={saving}
      disabled={!changed}
      unsaved={changed}
      onSubmit={form.onSubmit(save)}
      footer={(close, submitButton) => (
        <>
          <Button disabled={saving} onClick={close}>
            {uiMessages.cancel}
          </Button>
          <Tooltip label={messages.nothingChanged} disabled={changed}>
            <span>{submitButton}</span>
          </Tooltip>
        </>
      )}
    >
      <TextField
        label={uiMessages.name}
        name="name"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Box component="ul" mt={16} mb={-12}>
        {allSupports().map(({ field, label, help }) => {
          const forced = field === 'supports_presets' && form.values.supports_style_finder;
          return (
            <Group
              key={field}
              component="li"
              justify="space-between"
              wrap="nowrap"
              gap={16}
              py={12}
              className="vt-ruled-top"
            >
              <div>
                <Text fw={500}>{label}</Text>
                <Text size="xs" c="dimmed">
                  {forced ? messages.finderBringsPresets : help}
                </Text>
              </div>
              <Switch label={label} on={form.values[field]} locked={forced} onToggle={() => toggle(field)} />
            </Group>
          );
        })}
      </Box>
    </FormModal>
  );
};

/** Edit Configurator: its name and what it supports. For administrators. */
export const EditConfiguratorModal = () => {
  const { user } = useSession();
  const { paths } = useTenant();
  const { configurator } = useOpenedConfigurator();
  return mayAdministerConfigurators(user) ? <EditForm /> : <Redirect to={paths.configurator(configurator.id)} />;
};
