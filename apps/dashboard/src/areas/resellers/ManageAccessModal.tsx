import { Box, Button, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useState } from 'react';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { Redirect } from '../../routes/Redirect.tsx';
import { useConfigurators } from '../../tenant/useConfigurators.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { ModalFrame } from '../../ui/dialogs/ModalFrame.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { AccessList } from './AccessList.tsx';
import { issuesIn, payloadOf } from './new-reseller.ts';
import { useMayManage } from './reseller-access.tsx';
import { useNewReseller, useSteps } from './useNewReseller.ts';
import { useCreate } from './useResellerChanges.ts';

const SecondStep = ({ organisationId }: { organisationId: number }) => {
  const steps = useSteps();
  const form = useNewReseller();
  const { values: draft } = form;
  const query = useConfigurators();
  const { data } = query;
  const [missing, setMissing] = useState(false);
  const creating = useCreate(() => {
    form.forget();
    steps.leave();
  });
  const reseller = payloadOf(draft, data ?? [], organisationId);
  const create = (): void => {
    if (creating.isPending) return;
    setMissing(reseller.configurators.length === 0);
    if (reseller.configurators.length === 0) return;
    creating.mutate({ organisationId, reseller });
  };
  return (
    <ModalFrame
      title={resellerMessages.accessTitle}
      sentence={`${resellerMessages.secondStep(draft.name.trim())}\n${resellerMessages.accessHelp}`}
      width={560}
      locked={creating.isPending}
      onClose={steps.leave}
      footer={(close) => (
        <>
          <Text
            role="status"
            size="sm"
            c="dimmed"
            mr="auto"
            display={{ base: 'none', sm: 'block' }}
            style={{ alignSelf: 'center', whiteSpace: 'nowrap' }}
          >
            {resellerMessages.selected(reseller.configurators.length)}
          </Text>
          <Button
            onClick={() => {
              form.forget();
              close();
            }}
          >
            {uiMessages.cancel}
          </Button>
          <Button onClick={steps.goBack}>{resellerMessages.back}</Button>
          <Button variant="filled" onClick={create}>
            {uiMessages.create}
          </Button>
        </>
      )}
    >
      {missing && (
        <Box mb={16}>
          <Banner tone="red" icon={<IconAlertCircle size={16} stroke={1.6} />} title={resellerMessages.noneSelected} />
        </Box>
      )}
      {!data && (
        <NotLoaded
          what={uiMessages.configurators}
          query={query}
          skeleton={<RowsSkeleton rows={4} label={resellerMessages.fetchingNew} />}
        />
      )}
      {data && (
        <AccessList
          configurators={data}
          chosen={draft.access}
          onChange={(access) => {
            form.setFieldValue('access', access);
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
  const { values } = useNewReseller();
  // Checked here and not in the step, which re-renders with every change of the address.
  const [firstDone] = useState(() => Object.keys(issuesIn(values)).length === 0);
  if (!mayManage || parent === null) return <Redirect to={paths.resellers} />;
  if (!firstDone) return <Redirect to={paths.newReseller} />;
  return <SecondStep organisationId={parent.id} />;
};
