import { Box, Button, Flex, NativeSelect, Stack, Text, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { ACCOUNT_LANGUAGES } from '@vitrine/contract/languages/limits';
import { languageMessages } from '@vitrine/contract/languages/messages';
import { ownNameOf } from '@vitrine/contract/languages/names';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import type { Reseller } from '@vitrine/contract/resellers/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { mayDeleteResellers } from '@vitrine/domain/policies/resellers';
import { useCallback, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useOpenedReseller } from '../../tenant/reseller-queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { AccessList } from './AccessList.tsx';
import { BuildsCopies } from './BuildsCopies.tsx';
import { PostcodeAreas } from './PostcodeAreas.tsx';
import { useMayManage } from './reseller-access.tsx';
import { SavingReseller } from './SavingReseller.tsx';
import { useDelete } from './useResellerChanges.ts';
import { useResellerEdit } from './useResellerEdit.ts';
import { Website } from './Website.tsx';

/** Deletes the reseller after a confirmation and returns to the list. */
const DeleteReseller = ({ reseller }: { reseller: Reseller }) => {
  const { paths } = useTenant();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const deleting = useDelete();
  const remove = (): void =>
    deleting.mutate(reseller.id, {
      // The edits are deleted with the reseller, without the leave question.
      onSuccess: () => navigate({ to: paths.resellers, ignoreBlocker: true }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="danger" leftSection={<IconTrash size={16} stroke={1.6} />} onClick={() => setAsking(true)}>
        {resellerMessages.deleteReseller}
      </Button>
      {asking && (
        <ConfirmDialog
          title={reseller.name}
          question={resellerMessages.deleteQuestion}
          yes={resellerMessages.deleteReseller}
          destroys
          busy={deleting.isPending}
          onYes={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

const Settings = ({ reseller }: { reseller: Reseller }) => {
  const { user } = useSession();
  const { parent } = useTenant();
  const readOnly = !useMayManage();
  const edit = useResellerEdit(reseller);
  const keepsNothing = useCallback(() => false, []);
  return (
    <>
      <Box
        component="form"
        maw={560}
        mt={{ base: 20, sm: 24 }}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (edit.dirty) edit.save();
        }}
      >
        <Stack gap={16} maw={440}>
          <TextField
            label={uiMessages.name}
            name="name"
            value={edit.values.name}
            error={edit.issues.name}
            readOnly={readOnly}
            autoComplete="off"
            onChange={(event) => edit.change({ name: event.target.value })}
          />
          <TextField
            label={uiMessages.contactEmail}
            name="contact_email"
            value={edit.values.contact}
            error={edit.issues.contact}
            readOnly={readOnly}
            autoComplete="off"
            inputMode="email"
            onChange={(event) => edit.change({ contact: event.target.value })}
          />
          <NativeSelect
            label={languageMessages.ofTenant}
            description={languageMessages.ofTenantHelp}
            name="language"
            disabled={readOnly}
            data={[
              { value: '', label: languageMessages.asManufacturer(parent?.name ?? '') },
              ...ACCOUNT_LANGUAGES.map((value) => ({ value, label: ownNameOf(value) })),
            ]}
            value={edit.values.language}
            onChange={({ currentTarget: { value: language } }) => edit.change({ language })}
          />
        </Stack>
        <Box component="section" mt={24} pt={24} className="vt-ruled-top" aria-labelledby="reseller-access">
          <Text component="h2" size="lg" fw={600} lts="-0.012em" id="reseller-access">
            {resellerMessages.accessTitle}
          </Text>
          <Text size="sm" mb={16} c="dimmed">
            {resellerMessages.accessHelp}
          </Text>
          <AccessList
            configurators={reseller.configurators}
            chosen={edit.values.access}
            readOnly={readOnly}
            onChange={(access) => edit.change({ access })}
          />
        </Box>
        <Flex direction={{ base: 'column', sm: 'row' }} justify="space-between" gap={8} mt={24}>
          {!readOnly && (
            <Tooltip label={resellerMessages.nothingChanged} disabled={edit.dirty}>
              <span>
                <Button type="submit" variant="filled" w={{ base: '100%', sm: 'auto' }} disabled={!edit.dirty}>
                  {uiMessages.saveTheChanges}
                </Button>
              </span>
            </Tooltip>
          )}
          {mayDeleteResellers(user) && <DeleteReseller reseller={reseller} />}
        </Flex>
      </Box>
      {!readOnly && <Website reseller={reseller} />}
      {!readOnly && <PostcodeAreas reseller={reseller} />}
      {!readOnly && <BuildsCopies reseller={reseller} />}
      <SavingReseller edit={edit} />
      <LeaveGuard pending={edit.dirty} keeps={keepsNothing} onDiscard={edit.discard} onSave={edit.save} />
    </>
  );
};

/** Name, contact, language and access of a reseller, which administrators can delete. */
export const ResellerSettingsScreen = () => {
  const { data: reseller } = useOpenedReseller();
  return reseller ? <Settings key={reseller.id} reseller={reseller} /> : null;
};
