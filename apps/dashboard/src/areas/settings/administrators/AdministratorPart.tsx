import { Button, Flex, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import type {
  AirtableConnection,
  AirtableState,
  OrganisationRow,
  OrganisationTerms,
} from '@vitrine/contract/organisations/schemas';
import { useState } from 'react';
import { useChange } from '../../../layout/useChange.ts';
import { organisationsQuery } from '../../../session/queries.ts';
import { useSession } from '../../../session/session.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { FieldsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { useDraftText } from '../../../ui/forms/draft-storage.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { changeTerms, connectAirtable, disconnectAirtable, readAirtable } from '../calls.ts';
import classes from './AdministratorPart.module.css';
import { DeleteOrganisation } from './DeleteOrganisation.tsx';
import { OwnDomainForm } from './OwnDomainForm.tsx';
import { TermsForm } from './TermsForm.tsx';

const NOTHING = { base_id: '', table: '', key: '' } satisfies AirtableConnection;
const SECRET = ['key'] as const;

const allFields = () =>
  [
    { name: 'base_id', label: messages.airtableBase, type: 'text' },
    { name: 'table', label: messages.airtableTable, type: 'text' },
    { name: 'key', label: messages.airtableKey, type: 'password' },
  ] as const;

const useAirtable = (organisationId: number) => {
  const queryKey = ['airtable', organisationId];
  const query = useQuery({ queryKey, queryFn: () => readAirtable(organisationId) });
  const changing = useChange((ask: () => Promise<AirtableState>) => ask(), {
    failed: messages.notEditedTitle,
    replaces: queryKey,
    onSuccess: (_, queryClient) => queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey }),
  });
  return { query, changing };
};

/** The Airtable base of an organisation's products; its key is write-only. */
const AirtableForm = ({ organisation }: { organisation: OrganisationRow }) => {
  const { query, changing } = useAirtable(organisation.id);
  const state = query.data;
  const [asking, setAsking] = useState(false);
  const { user } = useSession();
  const [values, setValues] = useDraftText(`airtable.${user.id}.${organisation.id}`, NOTHING, SECRET);
  if (state === undefined)
    return (
      <Section fields title={messages.airtableTitle} help={messages.airtableHelp}>
        <NotLoaded
          what={messages.airtableTitle}
          query={query}
          skeleton={<FieldsSkeleton label={messages.airtableTitle} />}
        />
      </Section>
    );
  const complete = Object.values(values).every((value) => value.trim() !== '');
  return (
    <Section fields title={messages.airtableTitle} help={messages.airtableHelp}>
      {state.connected ? (
        <Stack gap={16}>
          <p>{messages.airtableConnected(state.base_id ?? '', state.table ?? '')}</p>
          <Flex gap={8} justify="flex-end" style={{ gridColumn: '1 / -1' }}>
            <Button variant="danger" aria-busy={changing.isPending} onClick={() => setAsking(true)}>
              {messages.airtableDisconnect}
            </Button>
          </Flex>
          {asking && (
            <ConfirmDialog
              title={messages.airtableDisconnect}
              question={messages.airtableDisconnectQuestion}
              yes={messages.airtableDisconnect}
              destroys
              busy={changing.isPending}
              onYes={() =>
                changing.mutate(() => disconnectAirtable(organisation.id), { onSettled: () => setAsking(false) })
              }
              onClose={() => setAsking(false)}
            />
          )}
        </Stack>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            changing.mutate(() => connectAirtable(organisation.id, values), { onSuccess: () => setValues(NOTHING) });
          }}
        >
          <Stack gap={16}>
            {allFields().map(({ name, label, type }) => (
              <TextField
                key={name}
                label={label}
                name={name}
                type={type}
                value={values[name]}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
            ))}
            <Flex gap={8} justify="flex-end" style={{ gridColumn: '1 / -1' }}>
              <Button type="submit" disabled={!complete} aria-busy={changing.isPending}>
                {messages.airtableConnect}
              </Button>
            </Flex>
          </Stack>
        </form>
      )}
    </Section>
  );
};

const switches = () =>
  [
    { key: 'enterprise', label: messages.enterprise, help: messages.enterpriseHelp },
    { key: 'primary', label: messages.primary, help: messages.primaryHelp },
    { key: 'localisation', label: messages.localisation, help: messages.localisationHelp },
  ] as const;

/** The settings of an organisation for administrators, and its deletion. */
export const AdministratorPart = ({ organisation }: { organisation: OrganisationRow }) => {
  const changing = useChange((terms: OrganisationTerms) => changeTerms(organisation.id, terms), {
    failed: messages.notEditedTitle,
    onSuccess: (_, queryClient) => queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey }),
  });
  return (
    <section className={classes.part} aria-labelledby="only-administrators">
      <Text id="only-administrators" component="h2" size="lg" fw={600} lts="-0.012em">
        {messages.onlyAdministrators}
      </Text>
      <Text size="sm" c="dimmed">
        {messages.onlyAdministratorsHelp}
      </Text>
      {switches().map(({ key, label, help }) => (
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
      <TermsForm organisation={organisation} />
      <OwnDomainForm tenantId={organisation.id} />
      <AirtableForm organisation={organisation} />
      <DeleteOrganisation organisation={organisation} />
    </section>
  );
};
