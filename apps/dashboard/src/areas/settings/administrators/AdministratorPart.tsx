import { Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import type { OrganisationRow, OrganisationTerms } from '@vitrine/contract/organisations/schemas';
import { errorText } from '../../../calls/api-error.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import { organisationsQuery } from '../../../session/queries.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { changeTerms } from '../calls.ts';
import classes from './AdministratorPart.module.css';
import { AirtableForm } from './AirtableForm.tsx';
import { DeleteOrganisation } from './DeleteOrganisation.tsx';
import { OwnDomainForm } from './OwnDomainForm.tsx';
import { TermsForm } from './TermsForm.tsx';

const SWITCHES = [
  { key: 'enterprise', label: 'Enterprise', help: messages.enterpriseHelp },
  { key: 'primary', label: 'Primary', help: messages.primaryHelp },
  { key: 'localisation', label: 'Localisation', help: messages.localisationHelp },
] as const;

const useSwitches = (organisationId: number) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async (terms: OrganisationTerms) => {
      await changeTerms(organisationId, terms);
      await queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey });
    },
    onError: (error) => notify({ kind: 'error', title: messages.notEditedTitle, message: errorText(error) }),
  });
};

/** What only administrators set of an organisation, and its end. */
export const AdministratorPart = ({ organisation }: { organisation: OrganisationRow }) => {
  const changing = useSwitches(organisation.id);
  return (
    <section className={classes.part} aria-labelledby="only-administrators">
      <Text id="only-administrators" component="h2" size="lg" fw={600} lts="-0.012em">
        {messages.onlyAdministrators}
      </Text>
      <Text size="sm" c="dimmed">
        {messages.onlyAdministratorsHelp}
      </Text>
      {SWITCHES.map(({ key, label, help }) => (
        <Group key={key} gap={16} justify="space-between" wrap="nowrap" my={16} mx={0}>
          <div>
            <Text inherit fw={500}>
              {label}
            </Text>
            <Text id={`about-${key}`} size="sm" c="dimmed">
              {help}
            </Text>
          </div>
          <Switch
            label={label}
            describedBy={`about-${key}`}
            on={organisation[key]}
            locked={changing.isPending}
            onToggle={() => changing.mutate({ [key]: !organisation[key] })}
          />
        </Group>
      ))}
      <TermsForm key={organisation.updated_at} organisation={organisation} />
      <OwnDomainForm organisation={organisation} />
      <AirtableForm organisation={organisation} />
      <DeleteOrganisation organisation={organisation} />
    </section>
  );
};
