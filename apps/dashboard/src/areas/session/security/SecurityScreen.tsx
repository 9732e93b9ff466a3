import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { securityMessages } from '@vitrine/contract/session/messages';
import { FailedList } from '../../../ui/FailedList.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { ChangePassword } from './parts/ChangePassword.tsx';
import { OwnSessions } from './parts/OwnSessions.tsx';
import { Passkeys } from './parts/Passkeys.tsx';
import { TwoStep } from './parts/TwoStep.tsx';
import { methodsQuery } from './queries.ts';

const Methods = () => {
  const methods = useQuery(methodsQuery);
  if (methods.isError)
    return (
      <FailedList
        what="Your second step"
        error={methods.error}
        onRetry={methods.refetch}
        retrying={methods.isFetching}
      />
    );
  if (methods.isPending) return <RowsSkeleton label="Loading" rows={3} image={false} />;
  return (
    <>
      <TwoStep methods={methods.data} />
      <Passkeys methods={methods.data} />
    </>
  );
};

/** A user's own password, second step, passkeys and sessions. */
export const SecurityScreen = () => (
  <>
    <PageHeader title={securityMessages.title} />
    <Stack gap={0} w="100%" maw={640} pt={12} pb={64}>
      <ChangePassword />
      <Methods />
      <OwnSessions />
    </Stack>
  </>
);
