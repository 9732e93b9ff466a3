import { Box, Button, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { organisationMessages } from '@vitrine/contract/organisations/messages';
import type { OrganisationRow } from '@vitrine/contract/organisations/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { userMessages as messages } from '@vitrine/contract/users/messages';
import { webhookMessages } from '@vitrine/contract/webhooks/messages';
import { mayAdministerOrganisations, mayManageWebhooks } from '@vitrine/domain/policies/organisations';
import { mayEditUsers } from '@vitrine/domain/policies/users';
import { useState } from 'react';
import { PendingEmail } from '../../session/PendingEmail.tsx';
import { organisationsQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { pathsOf } from '../../tenant/paths.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { FieldsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { ListSelect } from '../../ui/forms/list-select/ListSelect.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { AdministratorPart } from './administrators/AdministratorPart.tsx';
import { listUsers } from './calls.ts';
import { OwnDomainNotice } from './OwnDomainNotice.tsx';
import { OwnLanguage } from './OwnLanguage.tsx';
import { OwnWebsite } from './OwnWebsite.tsx';
import { RetentionPart } from './RetentionPart.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const queryKey = ['own-account'];

/** The signed-in user's email address, and an unconfirmed new one. */
const OwnEmailPart = () => {
  const { user } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: listUsers });
  const own = data?.find(({ id }) => id === user.id) ?? { ...user, pending_email: null };
  return (
    <Box mt={36}>
      <Section title={messages.ownEmail} help={own.email}>
        <Box mb={own.pending_email === null ? 0 : 12}>
          <PendingEmail user={own} onChanged={() => queryClient.invalidateQueries({ queryKey })} />
        </Box>
        {mayEditUsers(user) && (
          <Button onClick={() => navigate({ to: pathsOf(null).editUser, search: { user: user.id } as never })}>
            {messages.changeOwnEmail}
          </Button>
        )}
      </Section>
    </Box>
  );
};

/** A link to the webhooks of the tenant on screen, for users who manage it. */
const WebhooksLink = () => {
  const { user } = useSession();
  const { paths, parent } = useTenant();
  const navigate = useNavigate();
  if (parent === null || !mayManageWebhooks(user)) return null;
  return (
    <Box mt={36}>
      <Section title={webhookMessages.title} help={webhookMessages.help}>
        <Button onClick={() => navigate({ to: paths.webhooks })}>{webhookMessages.manage}</Button>
      </Section>
    </Box>
  );
};

/** The settings of an organisation that is chosen here, unless one is opened by its address. */
const ChosenOrganisation = ({ organisations }: { organisations: readonly OrganisationRow[] }) => {
  const { user } = useSession();
  const { orgName, openedId } = useTenant();
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState(user.organisation?.id ?? null);
  const id = openedId ?? chosenId;
  const organisation = organisations.find((each) => each.id === id);
  const choose = (value: string): void => {
    const next = organisations.find((each) => each.id === Number(value));
    if (next === undefined) return;
    if (orgName === null) setChosenId(next.id);
    else navigate({ to: pathsOf(next.name).settings });
  };
  return (
    <>
      <Box mb={28}>
        <ListSelect
          miw="min(320px, 100%)"
          aria-label={organisationMessages.chooseToEdit}
          data={[
            ...(organisation ? [] : [{ value: '', label: organisationMessages.chooseToEdit }]),
            ...organisations.map((each) => ({ value: String(each.id), label: each.name })),
          ]}
          value={organisation ? String(organisation.id) : ''}
          onChoose={choose}
        />
      </Box>
      {organisation ? (
        <SettingsForm key={organisation.id} subject={{ kind: 'organisation', ...organisation, manufacturer: null }}>
          {/* The address names the tenant whose webhooks are managed. */}
          {orgName !== null && <WebhooksLink />}
          <RetentionPart organisationId={organisation.id} />
          <AdministratorPart organisation={organisation} />
        </SettingsForm>
      ) : (
        <EmptyState title={organisationMessages.chooseToEdit} />
      )}
    </>
  );
};

const ForAdministrators = () => {
  const { orgName } = useTenant();
  const query = useQuery(organisationsQuery);
  return (
    <>
      {query.data ? (
        <ChosenOrganisation organisations={query.data} />
      ) : (
        <NotLoaded
          what={uiMessages.organisations}
          query={query}
          skeleton={<FieldsSkeleton label={uiMessages.organisations} />}
        />
      )}
      {orgName === null && <OwnEmailPart />}
      {orgName === null && <OwnLanguage />}
    </>
  );
};

const OwnSettings = () => {
  const { user } = useSession();
  if (user.reseller)
    return (
      <SettingsForm subject={{ kind: 'reseller', ...user.reseller, manufacturer: user.organisation?.name ?? null }}>
        <OwnWebsite resellerId={user.reseller.id} />
        <OwnEmailPart />
        <OwnLanguage />
      </SettingsForm>
    );
  return (
    user.organisation && (
      <SettingsForm subject={{ kind: 'organisation', ...user.organisation, manufacturer: null }}>
        <OwnDomainNotice tenantId={user.organisation.id} />
        <OwnEmailPart />
        <OwnLanguage />
        <WebhooksLink />
        <RetentionPart organisationId={user.organisation.id} />
      </SettingsForm>
    )
  );
};

/** Account Settings of the user's tenant, or of an organisation that an administrator chose. */
export const SettingsScreen = () => {
  const { user } = useSession();
  return (
    <>
      <PageHeader title={uiMessages.accountSettings} />
      <Stack gap={0} flex={1} pt={{ base: 20, sm: 28 }}>
        {mayAdministerOrganisations(user) ? <ForAdministrators /> : <OwnSettings />}
      </Stack>
    </>
  );
};
