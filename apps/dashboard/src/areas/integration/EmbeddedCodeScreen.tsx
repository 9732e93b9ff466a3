import { Box, Button, Text } from '@mantine/core';

import { useNavigate } from '@tanstack/react-router';
import { feedMessages } from '@vitrine/contract/designs/feed-messages';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import { routeTitles } from '@vitrine/contract/screens/titles';
import { mayCustomise } from '@vitrine/domain/policies/configurators';
import { isReachable } from '../../calls/is-reachable.ts';
import { useMutation } from '../../calls/useMutation.ts';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { CheckPage } from './CheckPage.tsx';
import classes from './EmbeddedCodeScreen.module.css';
import { ImageSizes } from './sizes/ImageSizes.tsx';
import { elementSnippet, policySnippet, useEmbedded, wixSnippet } from './useEmbedded.ts';

/** The addresses that a page with the element loads, each checked by a plain request on demand. */
export const Dependencies = () => {
  const { configurator, contentUrl, apiUrl, parts } = useEmbedded();
  const { style } = configurator.file_paths;
  const addresses = [
    { label: messages.script, address: parts.script },
    { label: messages.style, address: style === null ? null : `${contentUrl}/${style}` },
    { label: messages.data, address: parts.latest },
  ];
  const checking = useMutation({
    mutationFn: async () =>
      new Map(
        await Promise.all(
          addresses.flatMap(({ address }) =>
            address === null ? [] : [isReachable(address).then((good) => [address, good] as const)],
          ),
        ),
      ),
  });
  const found = (address: string | null): string | null => {
    const good = address === null ? undefined : checking.data?.get(address);
    if (good === undefined) return null;
    return good ? messages.reachable : messages.unreachable;
  };
  return (
    <>
      <Section title={messages.dependencies} help={messages.dependenciesHelp}>
        <Box component="dl" bd="1px solid var(--vt-line)" bdrs={8} className="vt-divided">
          {addresses.map(({ label, address }) => (
            <div key={label} className={classes.row}>
              <Box component="dt" c="dimmed" fw={500}>
                {label}
              </Box>
              <dd className={address === null ? classes.none : classes.address}>{address ?? messages.styleNone}</dd>
              <dd className={classes.found} data-good={found(address) === messages.reachable}>
                <span role="status">{found(address)}</span>
              </dd>
            </div>
          ))}
        </Box>
        <Button
          mt={12}
          w={{ base: '100%', sm: 'auto' }}
          aria-busy={checking.isPending}
          onClick={() => checking.mutate()}
        >
          {messages.check}
        </Button>
      </Section>
      <Section title={messages.policy} help={messages.policyHelp}>
        <CodeBlock label={messages.policy} code={policySnippet(contentUrl, apiUrl)} />
      </Section>
    </>
  );
};

/** The code to paste into a page, with the configurator's addresses. */
export const EmbeddedCodeScreen = () => {
  const { configurator, parts } = useEmbedded();
  const { user } = useSession();
  const { paths } = useTenant();
  const navigate = useNavigate();
  return (
    <>
      {!configurator.deployed && (
        <Text
          size="sm"
          py={10}
          px={14}
          mb={24}
          bd="1px solid var(--vt-amber-line)"
          bdrs={8}
          bg="var(--vt-amber-soft)"
          c="yellow"
        >
          {messages.notLive}
        </Text>
      )}
      <Section title={messages.quickstart}>
        <Box component="ol" m={0} pl={20} lh="24px">
          {messages.quickstartSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Box>
      </Section>
      <Section title={messages.element} help={messages.elementHelp}>
        <CodeBlock label={messages.element} code={elementSnippet(parts)} />
      </Section>
      {mayCustomise(user) && (
        <Section title={routeTitles.integrationFeed} help={feedMessages.help}>
          <Button w={{ base: '100%', sm: 'auto' }} onClick={() => navigate({ to: paths.productFeed(configurator.id) })}>
            {feedMessages.open}
          </Button>
        </Section>
      )}
      {mayCustomise(user) && <ImageSizes />}
      <Section title={messages.wix} help={messages.wixHelp}>
        <CodeBlock label={messages.wix} code={wixSnippet(parts)} />
      </Section>
      <CheckPage />
      <Dependencies />
    </>
  );
};
