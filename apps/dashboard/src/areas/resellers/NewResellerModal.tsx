import { Box, Button, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';

import { resellerLimits } from '@vitrine/contract/resellers/limits';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { personMessages } from '@vitrine/contract/users/field-messages';
import { Redirect } from '../../routes/Redirect.tsx';
import { useTenant } from '../../tenant/useTenant.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useRows } from '../../ui/forms/useRows.ts';
import { newPerson } from './new-reseller.ts';
import { useMayManage } from './reseller-access.tsx';
import { useNewReseller, useSteps } from './useNewReseller.ts';

const labels = () => ({
  first_name: personMessages.firstName,
  last_name: personMessages.resellerLastName,
  email: personMessages.resellerEmailAddress,
});

type NewResellerForm = ReturnType<typeof useNewReseller>;

/** One user of the new reseller. */
const PersonRow = ({ form, index, onRemove }: { form: NewResellerForm; index: number; onRemove: () => void }) => {
  const fieldProps = (field: keyof ReturnType<typeof labels>) => ({
    label: labels()[field],
    name: `people.${index}.${field}`,
    autoComplete: 'off',
    ...form.getInputProps(`people.${index}.${field}`),
  });
  return (
    <Box
      component="fieldset"
      pos="relative"
      miw={0}
      m={0}
      p={0}
      pt={20}
      style={{ border: 0, borderTop: '1px solid var(--vt-line)' }}
    >
      <Box component="legend" p={0} fz={14} fw={600} lh="20px" style={{ float: 'left' }}>
        {resellerMessages.userNumber(index + 1)}
      </Box>
      {index > 0 && (
        <Box pos="absolute" top={{ base: 6, sm: 14 }} right={-6}>
          <IconButton
            label={resellerMessages.removeUser(index + 1)}
            icon={<IconTrash size={16} stroke={1.6} />}
            onClick={onRemove}
          />
        </Box>
      )}
      <Box pt={12} style={{ clear: 'both' }} className="vt-fields">
        <TextField {...fieldProps('first_name')} />
        <TextField {...fieldProps('last_name')} />
        <TextField {...fieldProps('email')} className="vt-wide" inputMode="email" />
      </Box>
    </Box>
  );
};

const FirstStep = () => {
  const steps = useSteps();
  const form = useNewReseller();
  const { people } = form.values;
  const { addButton, add, remove } = useRows(form, 'people', 'first_name');
  return (
    <FormModal
      title={resellerMessages.createTitle}
      sentence={resellerMessages.usersHelp}
      width={560}
      onClose={steps.leave}
      action={uiMessages.continue}
      onSubmit={form.submitWith(steps.goOn)}
      onCancel={form.forget}
    >
      <Stack gap={20} pb={{ base: 20, sm: 0 }}>
        <TextField
          label={resellerMessages.companyName}
          name="name"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        {people.map(({ key }, index) => (
          <PersonRow key={key} form={form} index={index} onRemove={() => remove(index)} />
        ))}
        {people.length < resellerLimits.usersMaximum && (
          <Button
            leftSection={<IconPlus size={16} stroke={1.6} />}
            ref={addButton}
            onClick={() => add(newPerson(Math.max(...people.map(({ key }) => key)) + 1))}
            w={{ base: '100%', sm: 'auto' }}
            style={{ alignSelf: 'flex-start' }}
          >
            {resellerMessages.addUser}
          </Button>
        )}
      </Stack>
    </FormModal>
  );
};

/** Create Reseller Account, the first of two steps: the company and its users. */
export const NewResellerModal = () => {
  const { paths } = useTenant();
  return useMayManage() ? <FirstStep /> : <Redirect to={paths.resellers} />;
};
