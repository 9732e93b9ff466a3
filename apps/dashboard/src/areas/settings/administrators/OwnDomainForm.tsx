import { Badge, Button, Flex, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import type { AccessDomain } from '@vitrine/contract/organisations/schemas';
import { useState } from 'react';
import { ApiError } from '../../../calls/api-error.ts';
import { useChange } from '../../../layout/useChange.ts';
import { organisationsQuery } from '../../../session/queries.ts';
import { useSession } from '../../../session/session.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { FieldsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { useDraftText } from '../../../ui/forms/draft-storage.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { readAccessDomain, setAccessDomain, verifyAccessDomain } from '../calls.ts';
import { DomainProof } from '../OwnDomainNotice.tsx';

const NOTHING = { domain: '' };

const useOwnDomain = (organisationId: number) => {
  const queryKey = ['access-domain', organisationId];
  const query = useQuery({ queryKey, queryFn: () => readAccessDomain(organisationId) });
  const changing = useChange((ask: () => Promise<AccessDomain>) => ask(), {
    failed: messages.notEditedTitle,
    replaces: queryKey,
    onSuccess: (_, queryClient) => queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey }),
  });
  return {
    query,
    busy: changing.isPending,
    error: changing.error instanceof ApiError ? changing.error.errors?.access_domain?.join(' ') : undefined,
    name: (domain: string, done: () => void) =>
      changing.mutate(() => setAccessDomain(organisationId, domain), { onSuccess: done }),
    remove: (done: () => void) => changing.mutate(() => setAccessDomain(organisationId, null), { onSettled: done }),
    verify: () => changing.mutate(() => verifyAccessDomain(organisationId)),
  };
};

/** The custom domain of an organisation or reseller: entered, verified, then used. */
export const OwnDomainForm = ({ tenantId }: { tenantId: number }) => {
  const [asking, setAsking] = useState(false);
  const { query, busy, error, name, remove, verify } = useOwnDomain(tenantId);
  const { user } = useSession();
  const [{ domain }, setTyped] = useDraftText(`own-domain.${user.id}.${tenantId}`, NOTHING);
  const own = query.data;
  if (own === undefined)
    return (
      <Section fields title={messages.ownDomainTitle} help={messages.ownDomainHelp}>
        <NotLoaded
          what={messages.ownDomainTitle}
          query={query}
          skeleton={<FieldsSkeleton label={messages.ownDomainTitle} fields={1} />}
        />
      </Section>
    );
  return (
    <Section fields title={messages.ownDomainTitle} help={messages.ownDomainHelp}>
      {own.access_domain === null ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            name(domain, () => setTyped(NOTHING));
          }}
        >
          <Stack gap={16}>
            <TextField
              label={messages.ownDomain}
              name="access_domain"
              value={domain}
              error={error}
              inputMode="url"
              autoComplete="off"
              onChange={(event) => setTyped({ domain: event.target.value })}
            />
            <Flex gap={8} justify="flex-end" style={{ gridColumn: '1 / -1' }}>
              <Button type="submit" aria-busy={busy} disabled={domain.trim() === ''}>
                {messages.ownDomainAdd}
              </Button>
            </Flex>
          </Stack>
        </form>
      ) : (
        <Stack gap={16}>
          <p>
            {own.access_domain}{' '}
            <Badge variant={own.verified ? 'active' : 'pending'}>
              {own.verified ? messages.ownDomainVerified : messages.ownDomainUnproved}
            </Badge>
          </p>
          {!own.verified && <DomainProof own={own} />}
          <Flex gap={8} justify="flex-end" style={{ gridColumn: '1 / -1' }}>
            <Button variant="danger" disabled={busy} onClick={() => setAsking(true)}>
              {messages.ownDomainRemove}
            </Button>
            {!own.verified && (
              <Button aria-busy={busy} onClick={verify}>
                {messages.ownDomainVerify}
              </Button>
            )}
          </Flex>
          {asking && (
            <ConfirmDialog
              title={messages.ownDomainRemove}
              question={messages.ownDomainRemoveQuestion}
              yes={messages.ownDomainRemove}
              destroys
              busy={busy}
              onYes={() => remove(() => setAsking(false))}
              onClose={() => setAsking(false)}
            />
          )}
        </Stack>
      )}
    </Section>
  );
};
