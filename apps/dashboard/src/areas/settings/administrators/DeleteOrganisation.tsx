import { Box, Button, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import type { OrganisationRow } from '@vitrine/contract/organisations/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useState } from 'react';
import { LoadingOverlay } from '../../../layout/LoadingOverlay.tsx';
import { useChange } from '../../../layout/useChange.ts';
import { organisationsQuery } from '../../../session/queries.ts';
import { ORGANISATIONS } from '../../../tenant/paths.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { deleteOrganisation } from '../calls.ts';

const useDelete = ({ id }: OrganisationRow) => {
  const navigate = useNavigate();
  const send = async (): Promise<void> => {
    await deleteOrganisation(id);
    await navigate({ to: ORGANISATIONS });
  };
  return useChange(send, {
    success: [messages.deletedTitle, messages.deleted],
    failed: messages.notDeletedTitle,
    onSuccess: (_, queryClient) => queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey }),
  });
};

interface QuestionProps {
  organisation: OrganisationRow;
  onYes: () => void;
  onClose: () => void;
}

const Question = ({ organisation: { id, name }, onYes, onClose }: QuestionProps) => {
  const [downloaded, setDownloaded] = useState(false);
  const [typed, setTyped] = useState('');
  const ready = downloaded && typed === name;
  return (
    <ModalFrame
      title={messages.deleteTitle(name)}
      sentence={messages.deleteSentence}
      width={400}
      small
      role="alertdialog"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button data-autofocus onClick={close}>
            {uiMessages.cancel}
          </Button>
          <Button variant="destroy" disabled={!ready} onClick={onYes}>
            {messages.deleteOrganisation}
          </Button>
        </>
      )}
    >
      <Stack gap={16}>
        <Box
          component="a"
          c="glass"
          fw={500}
          td="underline"
          href={`/api/organisations/${id}/export`}
          download
          onClick={() => setDownloaded(true)}
        >
          {messages.deleteFirst}
        </Box>
        <TextField
          label={messages.deleteConfirm(name)}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Stack>
    </ModalFrame>
  );
};

/** Deletes an organisation, after its data was downloaded and its name typed. */
export const DeleteOrganisation = ({ organisation }: { organisation: OrganisationRow }) => {
  const [asking, setAsking] = useState(false);
  const deleting = useDelete(organisation);
  return (
    <>
      <Button variant="danger" mt={32} onClick={() => setAsking(true)}>
        {messages.deleteOrganisation}
      </Button>
      {asking && (
        <Question
          organisation={organisation}
          onYes={() => {
            setAsking(false);
            deleting.mutate();
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {deleting.isPending && <LoadingOverlay message={messages.sending} everything />}
    </>
  );
};
