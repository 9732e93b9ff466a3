import '@fontsource-variable/geist-mono/wght.css';
import { Box, Button, Flex } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiTestMessages as messages } from '@vitrine/contract/enquiries/api-tests/api-test-messages';
import type { apiTestRoutes } from '@vitrine/contract/enquiries/api-tests/api-test-routes';
import { enquiryLimits, TEST_ORGANISATION } from '@vitrine/contract/enquiries/limits';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useState } from 'react';
import { call } from '../../calls/call.ts';
import { configuratorsQuery, organisationsQuery, tenantKey } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { FailedLine } from '../../ui/feedback/FailedList.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import classes from './ApiTestsScreen.module.css';
import image from './sample-design.jpg?no-inline';
import { configuratorFor, sampleItems, TEST_KINDS, type TestKind } from './samples.ts';

const makeTestToken = () => call<typeof apiTestRoutes.makeTestToken>('POST', '/testing/token', {});

/** Sends a test with the page's token and without a session. Returns the server's message, or why there is none. */
const sendTest = async (token: string, form: () => Promise<FormData>): Promise<string> => {
  try {
    const response = await fetch('/api/contact/request', {
      method: 'POST',
      credentials: 'omit',
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        Authorization: `Bearer ${token}`,
      },
      body: await form(),
    });
    const answer: { success?: unknown; message?: unknown } = await response.json().catch(() => ({}));
    if (answer.success === true) return messages.succeeded;
    return typeof answer.message === 'string' && answer.message !== '' ? answer.message : messages.failed;
  } catch (thrown) {
    return String((thrown as { message?: unknown } | null)?.message ?? '') || messages.threw;
  }
};

/** The token is renewed before it expires. */
const RENEW_MS = (enquiryLimits.testTokenSeconds - 300) * 1000;

const useTestToken = () =>
  useQuery({
    queryKey: ['testing-token'],
    queryFn: makeTestToken,
    staleTime: RENEW_MS,
    gcTime: 0,
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: false,
  });

/** The page's token, its addresses, and the running test. */
const useApiTests = () => {
  const { user, appConfig } = useSession();
  const tokenQuery = useTestToken();
  const token = tokenQuery.data?.token ?? '';
  const organisations = useQuery(organisationsQuery);
  const configurators = useQuery(configuratorsQuery(tenantKey(null), null));
  const [email, setEmail] = useState(user.email);
  const [running, setRunning] = useState<TestKind | null>(null);
  const [status, setStatus] = useState<string>(messages.select);

  const formOf = (kind: TestKind) => async (): Promise<FormData> => {
    const configurator = configuratorFor(kind, configurators.data ?? []);
    const thumbnail = configurator?.image ? `${appConfig.content_url}/${configurator.image}` : '';
    const url = window.location.origin;
    const form = new FormData();
    form.set('name', 'Test Customer');
    form.set('email', email.trim());
    form.set('url', url);
    form.set('type', kind);
    form.set('configurator_id', String(configurator?.id ?? ''));
    form.set('items', JSON.stringify(sampleItems(kind, thumbnail, url)));
    const bytes = new Uint8Array(await (await fetch(image)).arrayBuffer());
    form.set('previewImage', new File([bytes], 'sample-design.jpg', { type: 'image/jpeg' }));
    return form;
  };

  const run = async (kind: TestKind): Promise<void> => {
    if (running !== null) return;
    setRunning(kind);
    setStatus(messages.sending);
    setStatus(await sendTest(token, formOf(kind)));
    setRunning(null);
  };

  return {
    token,
    tokenQuery,
    email,
    setEmail,
    organisation: organisations.data?.find(({ name }) => name === TEST_ORGANISATION),
    organisations,
    configurators,
    running,
    status,
    run,
  };
};

/** Sends sample enquiries to check that both emails arrive. */
export const ApiTestsScreen = () => {
  const { token, tokenQuery, email, setEmail, organisation, organisations, configurators, running, status, run } =
    useApiTests();
  const missing = organisations.isSuccess && organisation === undefined;
  return (
    <>
      <PageHeader title={messages.title} />
      <Box maw={640} pt={{ base: 20, sm: 28 }} pb={64}>
        <Section title={messages.tokenTitle} help={messages.tokenHelp}>
          <TextField label={messages.token} className={classes.token} value={token} readOnly />
          {tokenQuery.isLoadingError && <FailedLine what={messages.token} query={tokenQuery} />}
        </Section>
        <Section title={messages.emailTests} help={messages.emailTestsHelp(TEST_ORGANISATION)}>
          <div className="vt-fields">
            <TextField
              label={messages.customerEmail}
              inputMode="email"
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
          {organisations.isLoadingError && <FailedLine what={uiMessages.organisations} query={organisations} />}
          {configurators.isLoadingError && <FailedLine what={uiMessages.configurators} query={configurators} />}
          <Flex wrap="wrap" gap={8} mt={16}>
            {TEST_KINDS.map((kind) => (
              <Button
                key={kind}
                flex={{ base: 1, sm: 'none' }}
                aria-busy={running === kind}
                disabled={token === ''}
                onClick={() => run(kind)}
              >
                {messages.tests[kind]}
              </Button>
            ))}
          </Flex>
          <p role="status" aria-label={messages.status} className={classes.status}>
            {status}
          </p>
        </Section>
      </Box>
    </>
  );
};
