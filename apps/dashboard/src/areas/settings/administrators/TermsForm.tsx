import { useQuery } from '@tanstack/react-query';
import type { Contract } from '@vitrine/contract/billing/routes';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import type { OrganisationRow } from '@vitrine/contract/organisations/schemas';
import { baseDomainOf } from '../../../tenant/base-domain.ts';
import { Button } from '../../../ui/Button.tsx';
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
    value: terms.values[name],
    error: terms.issues[name],
    autoComplete: 'off',
    onChange: (event: { target: HTMLInputElement }) => terms.change(name, event.target.value),
  });
  return (
    <form
      className={classes.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        terms.save();
      }}
    >
      <TextField {...field('authorised_domain', 'Authorised domain')} inputMode="url" autoCapitalize="none" />
      <TextField
        {...field('access_subdomain', 'Subdomain')}
        autoCapitalize="none"
        spellCheck={false}
        beside={<span className={classes.suffix}>.{baseDomainOf(window.location.hostname)}</span>}
      />
      <TextField {...field('starting_at', messages.contractStart)} type="date" />
      <TextField {...field('years', messages.contractYears)} type="number" min={1} />
      <TextField {...field('sessions', messages.contractSessions)} type="number" min={1} />
      <TextField {...field('tiles', messages.contractTiles)} type="number" min={1} />
      <div className={classes.actions}>
        {terms.changes && <Button onClick={terms.cancel}>Cancel</Button>}
        <Button type="submit" disabled={!terms.changes} busy={terms.saving}>
          {messages.saveTerms}
        </Button>
      </div>
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
