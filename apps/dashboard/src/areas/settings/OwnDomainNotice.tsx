import { Box, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { organisationLimits as limits } from '@vitrine/contract/organisations/limits';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import type { AccessDomain } from '@vitrine/contract/organisations/schemas';
import { inLocale } from '@vitrine/contract/texts/in-locale';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { mayVerifyDomain } from '@vitrine/domain/policies/organisations';
import { useChange } from '../../layout/useChange.ts';
import { useSession } from '../../session/session.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { readAccessDomain, verifyAccessDomain } from './calls.ts';
import classes from './OwnDomainNotice.module.css';

/** The record for the domain's DNS, or for a file of its website. */
export const DomainProof = ({ own }: { own: AccessDomain }) => (
  <>
    <Text size="sm" c="dimmed">
      {messages.ownDomainProof}
    </Text>
    <dl className={classes.proof}>
      <dt>{messages.txtRecord}</dt>
      <dd>{own.record_name}</dd>
      <dt>{messages.orFile}</dt>
      <dd>{own.file_address}</dd>
      <dt>{messages.content}</dt>
      <dd>{own.proof}</dd>
    </dl>
  </>
);

const dateFormat = inLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

const Notice = ({ tenantId }: { tenantId: number }) => {
  const queryKey = ['access-domain', tenantId];
  const { data: own } = useQuery({ queryKey, queryFn: () => readAccessDomain(tenantId) });
  const verifying = useChange(() => verifyAccessDomain(tenantId), {
    failed: messages.notEditedTitle,
    replaces: queryKey,
  });
  const domain = own?.access_domain ?? null;
  if (!own || domain === null || (own.verified && own.missing_since === null)) return null;
  const until = new Date(Date.parse(own.missing_since ?? '') + limits.domainMissingDays * DAY_MS);
  return (
    <Box mt={36} maw={640}>
      <Banner
        tone="amber"
        icon={<IconAlertTriangle size={16} stroke={1.6} />}
        title={(own.verified ? messages.domainMissing : messages.domainLost)(domain)}
        actions={
          <Button size="xs" aria-busy={verifying.isPending} onClick={() => verifying.mutate()}>
            {messages.ownDomainVerify}
          </Button>
        }
      >
        <p>{own.verified ? messages.domainMissingHelp(dateFormat().format(until)) : messages.domainLostHelp}</p>
        <DomainProof own={own} />
      </Banner>
    </Box>
  );
};

/**
 * A custom domain that lost its verification, with the record to restore; for users who manage the organisation, and
 * their resellers.
 */
export const OwnDomainNotice = ({ tenantId }: { tenantId: number }) => {
  const { user } = useSession();
  return mayVerifyDomain(user) ? <Notice tenantId={tenantId} /> : null;
};
