import { Button, Flex, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import type { AirtableConnection, AirtableState, OrganisationRow } from '@vitrine/contract/organisations/schemas';
import { errorText } from '../../../calls/api-error.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import { organisationsQuery } from '../../../session/queries.ts';
import { useSession } from '../../../session/session.ts';
import { useDraftText } from '../../../ui/draft-storage.ts';
import { Section } from '../../../ui/Section.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { connectAirtable, disconnectAirtable, readAirtable } from '../calls.ts';

const NOTHING = { base_id: '', table: '', key: '' } satisfies AirtableConnection;
const SECRET = ['key'] as const;

const FIELDS = [
  { name: 'base_id', label: messages.airtableBase, type: 'text' },
  { name: 'table', label: messages.airtableTable, type: 'text' },
  { name: 'key', label: messages.airtableKey, type: 'password' },
] as const;

const useAirtable = (organisationId: number) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const queryKey = ['airtable', organisationId];
  const { data } = useQuery({ queryKey, queryFn: () => readAirtable(organisationId) });
  const changing = useMutation({
    mutationFn: (ask: () => Promise<AirtableState>) => ask(),
    onSuccess: async (next) => {
      queryClient.setQueryData(queryKey, next);
      await queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey });
    },
    onError: (error) => notify({ kind: 'error', title: messages.notEditedTitle, message: errorText(error) }),
  });
  return { state: data, changing };
};

/** The spreadsheet base that an organisation's products come from; its key goes in and never comes out. */
export const AirtableForm = ({ organisation }: { organisation: OrganisationRow }) => {
  const { state, changing } = useAirtable(organisation.id);
  const { user } = useSession();
  const [values, setValues] = useDraftText(`airtable.${user.id}.${organisation.id}`, NOTHING, SECRET);
  if (state === undefined) return null;
  const complete = Object.values(values).every((value) => value.trim() !== '');
  return (
    <Section fields title={messages.airtableTitle} help={messages.airtableHelp}>
      {state.connected ? (
        <Stack gap={16}>
          <p>{messages.airtableConnected(state.base_id ?? '', state.table ?? '')}</p>
          <Flex gap={8} justify="flex-end" style={{ gridColumn: '1 / -1' }}>
            <Button
              variant="danger"
              aria-busy={changing.isPending}
              onClick={() => changing.mutate(() => disconnectAirtable(organisation.id))}
            >
              {messages.airtableDisconnect}
            </Button>
          </Flex>
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
            {FIELDS.map(({ name, label, type }) => (
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
