import { Button, Flex, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Contract } from '@vitrine/contract/billing/routes';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import type { OrganisationRow } from '@vitrine/contract/organisations/schemas';
import { baseDomainOf } from '../../../tenant/base-domain.ts';
import { Section } from '../../../ui/Section.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { readContract } from '../calls.ts';
import classes from './Forms.module.css';
import type { TermsValues } from './terms.ts';
import { useTerms } from './useTerms.ts';

const Fields = ({ organisation, contract }: { organisation: OrganisationRow; contract: Contract | null }) => {
  const terms = useTerms(organisation, contract);
  const field = (name: keyof TermsValues, label: string) => ({
    name,
    label,
    autoComplete: 'off',
    ...terms.form.getInputProps(name),
  });
  return (
    <form className={classes.fields} noValidate onSubmit={terms.save}>
      <TextField {...field('authorised_domain', 'Authorised domain')} inputMode="url" autoCapitalize="none" />
      <TextField
        {...field('access_subdomain', 'Subdomain')}
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
      <Flex gap={8} justify="flex-end" style={{ gridColumn: '1 / -1' }}>
        {terms.changes && <Button onClick={terms.cancel}>Cancel</Button>}
        <Button type="submit" disabled={!terms.changes} aria-busy={terms.saving}>
          {messages.saveTerms}
        </Button>
      </Flex>
    </form>
  );
};

/** Where an organisation's viewers may run, what its address is, and its contract. */
export const TermsForm = ({ organisation }: { organisation: OrganisationRow }) => {
  const { data: contract } = useQuery({
    queryKey: ['contract', organisation.id],
    queryFn: () => readContract(organisation.id),
  });
  return (
    <Section fields title={messages.termsTitle} help={messages.termsHelp}>
      {contract !== undefined && <Fields organisation={organisation} contract={contract} />}
    </Section>
  );
};
