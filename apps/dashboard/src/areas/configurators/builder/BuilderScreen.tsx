import { Button, Group, Stack } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useState } from 'react';
import { Redirect } from '../../../routes/Redirect.tsx';
import { useSession } from '../../../session/session.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { BackLink, PageHeader } from '../../../ui/page/PageHeader.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { useMayCreate } from '../useMayCreate.ts';
import { Editor, UndoButtons } from './Editor.tsx';
import { BuilderContext } from './edit/builder.ts';
import { CreateModal } from './save/CreateModal.tsx';
import { Start } from './start/Start.tsx';
import { type LoadedDraft, useStoredDraft } from './stored/useStoredDraft.ts';
import { useBuilderState } from './useBuilderState.ts';
import { useUndoKeys } from './useUndoKeys.ts';

interface BuildProps {
  organisationId: number;
  storageKey: string;
  stored: LoadedDraft;
}

const Build = ({ organisationId, ...draft }: BuildProps) => {
  const { paths } = useTenant();
  const state = useBuilderState(draft);
  const [asking, setAsking] = useState<'create' | 'discard' | null>(null);
  const { builder } = state;
  const isPhone = usePhone();
  useUndoKeys(builder);
  const close = (): void => setAsking(null);
  const changing = builder && (
    <>
      <UndoButtons builder={builder} />
      <Button leftSection={<IconTrash size={16} stroke={1.6} />} onClick={() => setAsking('discard')}>
        {messages.startAgain}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={builder ? messages.titles[builder.draft.type] : messages.title}
        path={<BackLink to={paths.configurators}>{uiMessages.configurators}</BackLink>}
        actions={
          builder && (
            <>
              {changing}
              <Button variant="filled" onClick={() => setAsking('create')}>
                {messages.create}
              </Button>
            </>
          )
        }
        phoneAction={
          builder && (
            <Button size="xs" variant="filled" onClick={() => setAsking('create')}>
              {messages.create}
            </Button>
          )
        }
      />
      <Stack gap={16} mt={16} flex={1} mih={0}>
        {isPhone && changing && <Group gap={4}>{changing}</Group>}
        {builder ? <Editor builder={builder} state={state} /> : <Start state={state} />}
      </Stack>
      {builder && asking === 'create' && (
        <BuilderContext value={builder}>
          <CreateModal organisationId={organisationId} onClose={close} onCreated={state.discard} />
        </BuilderContext>
      )}
      {asking === 'discard' && (
        <ConfirmDialog
          title={messages.startAgain}
          question={messages.startAgainQuestion}
          yes={messages.startAgainYes}
          destroys
          onYes={() => {
            void state.discard();
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
};

const OfOrganisation = ({ organisationId }: { organisationId: number }) => {
  const { user } = useSession();
  const [draft] = useStoredDraft(`${user.id}.${organisationId}`);
  if (draft === undefined) return <PageHeader title={messages.title} />;
  const { storageKey, stored } = draft;
  return <Build key={storageKey} {...{ organisationId, storageKey, stored }} />;
};

/** The builder: a folder of images becomes a configurator, without a data file. */
export const BuilderScreen = () => {
  const { parent, paths } = useTenant();
  const mayCreate = useMayCreate();
  if (!mayCreate || parent === null) return <Redirect to={paths.configurators} />;
  return <OfOrganisation organisationId={parent.id} />;
};
