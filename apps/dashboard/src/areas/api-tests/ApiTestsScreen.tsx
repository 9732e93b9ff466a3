import { Button } from '@mantine/core';
import '@fontsource-variable/geist-mono/wght.css';
import { apiTestMessages as messages } from '@vitrine/contract/enquiries/api-test-messages';
import { TEST_ORGANISATION } from '@vitrine/contract/enquiries/limits';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './ApiTestsScreen.module.css';
import { TEST_KINDS } from './samples.ts';
import { useApiTests } from './useApiTests.ts';

/** Sends sample enquiries, to see that both emails arrive. */
export const ApiTestsScreen = () => {
  const { token, email, setEmail, organisation, organisationsKnown, running, status, run } = useApiTests();
  const missing = organisationsKnown && organisation === undefined;
  return (
    <>
      <PageHeader title={messages.title} />
      <div className={classes.page}>
        <Section title={messages.tokenTitle} help={messages.tokenHelp}>
          <TextField label={messages.token} className={classes.token} value={token} readOnly />
        </Section>
        <Section title={messages.emailTests} help={messages.emailTestsHelp(TEST_ORGANISATION)}>
          <div className={classes.fields}>
            <TextField
              label={messages.customerEmail}
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <TextField
              label={messages.organisationEmail}
              value={organisation?.contact_email ?? ''}
              placeholder={missing ? messages.noOrganisation(TEST_ORGANISATION) : ''}
              readOnly
            />
          </div>
          <div className={classes.tests}>
            {TEST_KINDS.map((kind) => (
              <Button key={kind} aria-busy={running === kind} disabled={token === ''} onClick={() => run(kind)}>
                {messages.tests[kind]}
              </Button>
            ))}
          </div>
          <p role="status" aria-label={messages.status} className={classes.status}>
            {status}
          </p>
        </Section>
      </div>
    </>
  );
};
