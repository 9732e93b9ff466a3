import { Box, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Navigate } from '@tanstack/react-router';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { useState } from 'react';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { useConfigurators } from '../../tenant/useConfigurators.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { ModalFrame } from '../../ui/dialogs/ModalFrame.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { FailedList } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { AccessList } from './AccessList.tsx';
import classes from './ManageAccessModal.module.css';
import { issuesIn, payloadOf } from './new-reseller.ts';
import { useMayManage } from './reseller-access.tsx';
import { useDraft, useSteps } from './useNewReseller.ts';
import { useCreate } from './useResellerChanges.ts';

const SecondStep = ({ organisationId }: { organisationId: number }) => {
  const steps = useSteps();
  const { draft, change, forget } = useDraft();
  const { data, error, isPending, isFetching, refetch } = useConfigurators();
  const [missing, setMissing] = useState(false);
  const creating = useCreate();
  const reseller = payloadOf(draft, data ?? [], organisationId);
  const create = (): void => {
    if (creating.isPending) return;
    setMissing(reseller.configurators.length === 0);
    if (reseller.configurators.length === 0) return;
    const onSuccess = (): void => {
      forget();
      steps.leave();
    };
    creating.mutate({ organisationId, reseller }, { onSuccess });
  };
  return (
    <ModalFrame
      title={resellerMessages.accessTitle}
      sentence={`Step 2 of 2 · ${draft.name.trim()}\n${resellerMessages.accessHelp}`}
      width={560}
      locked={creating.isPending}
      onClose={steps.leave}
      footer={(close) => (
        <>
          <p className={classes.count} role="status">
            {reseller.configurators.length} selected
          </p>
          <Button
            onClick={() => {
              forget();
              close();
            }}
          >
            Cancel
          </Button>
          <Button onClick={steps.goBack}>Back</Button>
          <Button variant="filled" onClick={create}>
            Create
          </Button>
        </>
      )}
    >
      {missing && (
        <Box mb={16}>
          <Banner tone="red" icon={<IconAlertCircle size={16} stroke={1.6} />} title={resellerMessages.noneSelected} />
        </Box>
      )}
      {isPending && <RowsSkeleton rows={4} label={resellerMessages.fetchingNew} />}
      {error && <FailedList what="Configurators" error={error} onRetry={refetch} retrying={isFetching} />}
      {data && (
        <AccessList
          configurators={data}
          chosen={draft.access}
          onChange={(access) => {
            change({ access });
            setMissing(false);
          }}
        />
      )}
      {creating.isPending && <LoadingOverlay message={resellerMessages.fetchingNew} everything />}
    </ModalFrame>
  );
};

/** Manage Access, the second step: the reseller's configurators. */
export const ManageAccessModal = () => {
  const { paths, parent } = useTenant();
  const mayManage = useMayManage();
  const { draft } = useDraft();
  // Checked here and not in the step, which re-renders with every change of the address.
  const [firstDone] = useState(() => Object.keys(issuesIn(draft)).length === 0);
  if (!mayManage || parent === null) return <Navigate to={paths.resellers} replace />;
  if (!firstDone) return <Navigate to={paths.newReseller} replace />;
  return <SecondStep organisationId={parent.id} />;
};
