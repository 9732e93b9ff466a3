import { Button, Text, Tooltip } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { mayAdministerConfigurators } from '@vitrine/domain/policies/configurators';
import { useClearedErrors } from '../../layout/Notifications.tsx';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { ModalFrame } from '../../ui/ModalFrame.tsx';
import { useCloseModal } from '../../ui/modal-history.ts';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './EditConfiguratorModal.module.css';
import { SUPPORTS, useConfiguratorEdit } from './useConfiguratorEdit.ts';

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
