import { Button, Text, Tooltip } from '@mantine/core';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { configuratorTimings, configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import type { Configurator } from '@vitrine/contract/configurators/schemas';
import { mayAdministerConfigurators } from '@vitrine/domain/policies/configurators';
import { useEffect, useState } from 'react';
import { useClearedErrors } from '../../layout/Notifications.tsx';
import { reloadPage } from '../../layout/reload-page.ts';
import { useChange } from '../../layout/useChange.ts';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { ModalFrame } from '../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../ui/dialogs/modal-history.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { editConfigurator, type Settings } from './calls.ts';
import classes from './EditConfiguratorModal.module.css';

const SUPPORTS = [
  { field: 'supports_presets', label: 'Presets', help: messages.presetsHelp },
  { field: 'supports_save_design', label: 'Save Design', help: messages.saveDesignHelp },
  { field: 'supports_style_finder', label: 'Style finder', help: messages.styleFinderHelp },
] as const;
type Support = (typeof SUPPORTS)[number]['field'];

type Edited = { name: string } & Record<Support, boolean>;

const settingsOf = (configurator: Configurator): Edited => {
  const { name, supports_presets, supports_save_design, supports_style_finder } = configurator;
  return { name, supports_presets, supports_save_design, supports_style_finder };
};

/** Only changed fields are sent, switches as 1 or 0. */
const changesOf = (before: Edited, after: Edited): Settings => ({
  ...(after.name.trim() !== before.name && { name: after.name.trim() }),
  ...Object.fromEntries(
    SUPPORTS.flatMap(({ field }) => (after[field] === before[field] ? [] : [[field, after[field] ? 1 : 0]])),
  ),
});

const issueIn = ({ name }: Edited): string | undefined => {
  const { length } = name.trim();
  if (length === 0) return messages.nameEmpty;
  return length < limits.nameMinimum ? messages.nameShort : undefined;
};

/** The edit form. Its error disappears after two seconds; on success the page reloads. */
const useConfiguratorEdit = (configurator: Configurator) => {
  const navigate = useNavigate();
  const { paths } = useTenant();
  const [before] = useState(() => settingsOf(configurator));
  const [settings, setSettings] = useState(before);
  const [issue, setIssue] = useState<string>();
  useEffect(() => {
    if (issue === undefined) return;
    const timer = setTimeout(() => setIssue(undefined), configuratorTimings.editErrorMs);
    return () => clearTimeout(timer);
  }, [issue]);
  const changes = changesOf(before, settings);
  const changed = Object.keys(changes).length > 0;
  const saving = useChange((sent: Settings) => editConfigurator(configurator.id, sent), {
    failed: messages.notEditedTitle,
    onSuccess: async () => {
      await navigate({ to: paths.configurator(configurator.id), replace: true });
      reloadPage();
    },
  });
  return {
    settings,
    issue,
    changed,
    saving: saving.isPending,
    change: (input: Partial<Edited>): void => {
      setSettings((now) => ({ ...now, ...input }));
      setIssue(undefined);
    },
    toggle: (field: Support): void =>
      setSettings((now) => {
        const after = { ...now, [field]: !now[field] };
        return { ...after, supports_presets: after.supports_presets || after.supports_style_finder };
      }),
    submit: (): void => {
      const found = issueIn(settings);
      setIssue(found);
      if (found === undefined && changed && !saving.isPending) saving.mutate(changes);
    },
  };
};

const FORM_ID = 'edit-configurator';

const EditForm = () => {
  const { paths } = useTenant();
  const { configurator } = useOpenedConfigurator();
  const leave = useCloseModal(paths.configurator(configurator.id));
  const edit = useConfiguratorEdit(configurator);
  useClearedErrors();
  return (
    <ModalFrame
      title={messages.editedTitle}
      width={560}
      locked={edit.saving}
      onClose={leave}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Tooltip label={messages.nothingChanged} disabled={edit.changed}>
            <span>
              <Button type="submit" form={FORM_ID} variant="filled" disabled={!edit.changed} aria-busy={edit.saving}>
                Update
              </Button>
            </span>
          </Tooltip>
        </>
      )}
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          edit.submit();
        }}
      >
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          data-autofocus
          value={edit.settings.name}
          error={edit.issue}
          onChange={(event) => edit.change({ name: event.target.value })}
        />
        <ul className={classes.switches}>
          {SUPPORTS.map(({ field, label, help }) => {
            const forced = field === 'supports_presets' && edit.settings.supports_style_finder;
            return (
              <li key={field}>
                <div>
                  <Text fw={500}>{label}</Text>
                  <Text size="xs" c="dimmed">
                    {forced ? messages.finderBringsPresets : help}
                  </Text>
                </div>
                <Switch label={label} on={edit.settings[field]} locked={forced} onToggle={() => edit.toggle(field)} />
              </li>
            );
          })}
        </ul>
      </form>
    </ModalFrame>
  );
};

/** Edit Configurator: its name and what it supports. For administrators. */
export const EditConfiguratorModal = () => {
  const { user } = useSession();
  const { paths } = useTenant();
  const { configurator } = useOpenedConfigurator();
  return mayAdministerConfigurators(user) ? (
    <EditForm />
  ) : (
    <Navigate to={paths.configurator(configurator.id)} replace />
  );
};
