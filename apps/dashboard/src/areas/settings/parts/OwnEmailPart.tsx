import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { userMessages as messages } from '@vitrine/contract/users/messages';
import { mayEditUsers } from '@vitrine/domain/policies/users';
import { PendingEmail } from '../../../session/PendingEmail.tsx';
import { useSession } from '../../../session/session.ts';
import { pathsOf } from '../../../tenant/paths.ts';
import { Section } from '../../../ui/Section.tsx';
import { listUsers } from '../calls.ts';
import classes from './OwnEmailPart.module.css';

const queryKey = ['own-account'];

/** The address that the signed-in user signs in with, and a new one that waits for its confirmation. */
export const OwnEmailPart = () => {
  const { user } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: listUsers });
  const own = data?.find(({ id }) => id === user.id) ?? { ...user, pending_email: null };
  return (
    <div className={classes.part}>
      <Section title={messages.ownEmail} help={own.email}>
        <PendingEmail user={own} onChanged={() => queryClient.invalidateQueries({ queryKey })} />
        {mayEditUsers(user) && (
          <Button onClick={() => navigate({ to: pathsOf(null).editUser, search: { user: user.id } as never })}>
            {messages.changeOwnEmail}
          </Button>
        )}
      </Section>
    </div>
  );
};
