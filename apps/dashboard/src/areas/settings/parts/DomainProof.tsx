import { Text } from '@mantine/core';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import type { AccessDomain } from '@vitrine/contract/organisations/schemas';
import classes from './DomainProof.module.css';

/** What has to stand in the domain's records, or in a file of its website. */
export const DomainProof = ({ own }: { own: AccessDomain }) => (
  <>
    <Text size="sm" c="dimmed">
      {messages.ownDomainProof}
    </Text>
    <dl className={classes.proof}>
      <dt>TXT record</dt>
      <dd>{own.record_name}</dd>
      <dt>or file</dt>
      <dd>{own.file_address}</dd>
      <dt>Content</dt>
      <dd>{own.proof}</dd>
    </dl>
  </>
);
