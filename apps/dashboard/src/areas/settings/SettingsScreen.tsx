import { Box, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { mayAdministerOrganisations } from '@vitrine/domain/policies/organisations';
import { useState } from 'react';
import { organisationsQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { pathsOf } from '../../tenant/paths.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { EmptyCase } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AdministratorPart } from './administrators/AdministratorPart.tsx';
import { OwnDomainNotice } from './parts/OwnDomainNotice.tsx';
import { OwnEmailPart } from './parts/OwnEmailPart.tsx';
import { RetentionPart } from './parts/RetentionPart.tsx';
import { SettingsForm } from './parts/SettingsForm.tsx';
import { WebhooksLink } from './parts/WebhooksLink.tsx';

/** Administrators choose whom they edit; an organisation that is opened is chosen by its address. */
const ForAdministrators = () => {
  const { user } = useSession();
  const { orgName, openedId } = useTenant();
  const navigate = useNavigate();
  const { data = [] } = useQuery(organisationsQuery);
  const [chosenId, setChosenId] = useState(user.organisation?.id ?? null);
  const id = openedId ?? chosenId;
  const organisation = data.find((each) => each.id === id);
  const choose = (value: string): void => {
    const next = data.find((each) => each.id === Number(value));
    if (next === undefined) return;
    if (orgName === null) setChosenId(next.id);
    else navigate({ to: pathsOf(next.name).settings });
  };
  return (
    <>
      <Box mb={28}>
        <Select
          aria-label={messages.chooseToEdit}
          data={[
            ...(organisation ? [] : [{ value: '', label: messages.chooseToEdit }]),
            ...data.map((each) => ({ value: String(each.id), label: each.name })),
          ]}
          value={organisation ? String(organisation.id) : ''}
          onChange={(value) => value !== null && choose(value)}
        />
      </Box>
      {organisation ? (
        <SettingsForm key={organisation.id} subject={{ kind: 'organisation', ...organisation }}>
          {/* The address names the tenant whose webhooks are managed. */}
          {orgName !== null && <WebhooksLink />}
          <RetentionPart organisationId={organisation.id} />
          <AdministratorPart organisation={organisation} />
        </SettingsForm>
      ) : (
        <EmptyState drawing={<EmptyCase />} title={messages.chooseToEdit} />
      )}
      {orgName === null && <OwnEmailPart />}
    </>
  );
};

const OwnSettings = () => {
  const { user } = useSession();
  if (user.reseller)
    return (
      <SettingsForm subject={{ kind: 'reseller', ...user.reseller }}>
        <OwnEmailPart />
      </SettingsForm>
    );
  return (
    user.organisation && (
      <SettingsForm subject={{ kind: 'organisation', ...user.organisation }}>
        <OwnDomainNotice organisationId={user.organisation.id} />
        <OwnEmailPart />
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
      <PageHeader title="Account Settings" />
      <Stack gap={0} flex={1} pt={{ base: 20, sm: 28 }}>
        {mayAdministerOrganisations(user) ? <ForAdministrators /> : <OwnSettings />}
      </Stack>
    </>
  );
};
