import { Button, Flex, Text } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Contract } from '@vitrine/contract/billing/routes';
import { organisationMessages as messages, organisationMessages } from '@vitrine/contract/organisations/messages';
import type { OrganisationRow, OrganisationTerms } from '@vitrine/contract/organisations/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { ApiError } from '../../../calls/api-error.ts';
import { useChange } from '../../../layout/useChange.ts';
import { organisationsQuery } from '../../../session/queries.ts';
import { useSession } from '../../../session/session.ts';
import { baseDomainOf } from '../../../tenant/base-domain.ts';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { FieldsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/useDraftForm.ts';
import { useUndoCancel } from '../../../ui/forms/useUndoCancel.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { changeTerms, readContract } from '../calls.ts';

/** Addresses and contract of an organisation as typed in the fields. */
interface TermsValues {
  authorised_domain: string;
  access_subdomain: string;
  starting_at: string;
  years: string;
  sessions: string;
  tiles: string;
}

const FIELDS = ['authorised_domain', 'access_subdomain', 'starting_at', 'years', 'sessions', 'tiles'] as const;

const contractQuery = (organisationId: number) =>
  queryOptions({ queryKey: ['contract', organisationId], queryFn: () => readContract(organisationId) });

const textOf = (value: number | string | null | undefined): string => (value == null ? '' : String(value));

const storedTerms = (organisation: OrganisationRow, contract: Contract | null): TermsValues => ({
  authorised_domain: textOf(organisation.authorised_domain),
  access_subdomain: textOf(organisation.access_subdomain),
  starting_at: textOf(contract?.starting_at.slice(0, 10)),
  years: textOf(contract?.years),
  sessions: textOf(contract?.sessions),
  tiles: textOf(contract?.tiles),
});

/** Only changes are sent; an empty number of tiles means no limit. */
const termsChanged = (stored: TermsValues, values: TermsValues): OrganisationTerms => {
  const differs = (field: keyof TermsValues): boolean => values[field].trim() !== stored[field];
  const contract = {
    ...(differs('starting_at') && { starting_at: values.starting_at }),
    ...(differs('years') && { years: Number(values.years) }),
    ...(differs('sessions') && { sessions: Number(values.sessions) }),
    ...(differs('tiles') && { tiles: values.tiles.trim() === '' ? null : Number(values.tiles) }),
  };
  return {
    ...(differs('authorised_domain') && { authorised_domain: values.authorised_domain }),
    ...(differs('access_subdomain') && { access_subdomain: values.access_subdomain }),
    ...(Object.keys(contract).length > 0 && { contract }),
  };
};

/** The server names fields of the contract as `contract.years`. */
const issuesOf = (error: unknown): Record<string, string> => {
  const errors = error instanceof ApiError ? error.errors : undefined;
  return Object.fromEntries(
    Object.entries(errors ?? {}).map(([field, messages]) => [field.replace('contract.', ''), messages.join(' ')]),
  );
};

/** The form of TermsForm: typed values survive a reload, and server errors are shown under their fields. */
const useTerms = (organisation: OrganisationRow, contract: Contract | null) => {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const initialValues = storedTerms(organisation, contract);
  const form = useDraftForm(`terms.${user.id}.${organisation.id}`, { initialValues });
  const cancelled = useUndoCancel(form.restore);
  const changed = termsChanged(initialValues, form.values);
  const changes = Object.keys(changed).length > 0;
  const send = async (): Promise<void> => {
    const sent = form.values;
    await changeTerms(organisation.id, changed);
    await queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey });
    await queryClient.invalidateQueries({ queryKey: contractQuery(organisation.id).queryKey });
    cancelled.forget();
    const saved = queryClient.getQueryData(organisationsQuery.queryKey)?.find(({ id }) => id === organisation.id);
    const stored = storedTerms(
      saved ?? organisation,
      queryClient.getQueryData(contractQuery(organisation.id).queryKey) ?? null,
    );
    const now = form.getValues();
    // The server may normalise a value: the fields show the stored one. What is typed meanwhile stays.
    for (const field of FIELDS) if (now[field] === sent[field]) form.setFieldValue(field, stored[field]);
  };
  const saving = useChange(send, {
    success: [messages.editedTitle, messages.edited],
    failed: messages.notEditedTitle,
    onError: (error) => form.setErrors(issuesOf(error)),
  });
  return {
    form,
    changes,
    saving: saving.isPending,
    save: form.submitWith(() => changes && !saving.isPending && saving.mutate()),
    /** Can be undone. */
    cancel: (): void => {
      cancelled.note(form.getValues());
      form.setValues(initialValues);
    },
  };
};

const Fields = ({ organisation, contract }: { organisation: OrganisationRow; contract: Contract | null }) => {
  const terms = useTerms(organisation, contract);
  const field = (name: keyof TermsValues, label: string) => ({
    name,
    label,
    autoComplete: 'off',
    ...terms.form.getInputProps(name),
  });
  return (
    <form className="vt-fields" noValidate onSubmit={terms.save}>
      <TextField
        {...field('authorised_domain', organisationMessages.authorisedDomain)}
        inputMode="url"
        autoCapitalize="none"
        className="vt-wide"
      />
      <TextField
        {...field('access_subdomain', organisationMessages.subdomain)}
        className="vt-wide"
        autoCapitalize="none"
        spellCheck={false}
        beside={
          <Text span inherit c="dimmed" fz={13} style={{ whiteSpace: 'nowrap' }}>
            .{baseDomainOf(window.location.hostname)}
          </Text>
        }
      />
      <TextField {...field('starting_at', messages.contractStart)} type="date" />
      <TextField {...field('years', messages.contractYears)} type="number" min={1} />
      <TextField {...field('sessions', messages.contractSessions)} type="number" min={1} />
      <TextField {...field('tiles', messages.contractTiles)} type="number" min={1} />
      <Flex gap={8} justify="flex-end" className="vt-wide">
        {terms.changes && <Button onClick={terms.cancel}>{uiMessages.cancel}</Button>}
        <Button type="submit" disabled={!terms.changes} aria-busy={terms.saving}>
          {messages.saveTerms}
        </Button>
      </Flex>
    </form>
  );
};

/** An organisation's allowed domains, its address and its contract. */
export const TermsForm = ({ organisation }: { organisation: OrganisationRow }) => {
  const query = useQuery(contractQuery(organisation.id));
  return (
    <Section fields title={messages.termsTitle} help={messages.termsHelp}>
      {query.data === undefined ? (
        <NotLoaded what={messages.termsTitle} query={query} skeleton={<FieldsSkeleton label={messages.termsTitle} />} />
      ) : (
        <Fields organisation={organisation} contract={query.data} />
      )}
    </Section>
  );
};
