import { Checkbox, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { feedMessages as messages } from '@vitrine/contract/designs/feed-messages';
import type { feedRoutes } from '@vitrine/contract/designs/feed-routes';
import type { FeedState } from '@vitrine/contract/designs/feed-schemas';
import { routeTitles } from '@vitrine/contract/screens/titles';
import { useState } from 'react';
import { call } from '../../../calls/call.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { CodeBlock } from '../../../ui/CodeBlock.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { elementSnippet, useEmbedded } from '../useEmbedded.ts';
import { FeedForm } from './FeedForm.tsx';
import { FeedProducts } from './FeedProducts.tsx';

const readFeed = (configuratorId: number, reseller: number | null) =>
  call<typeof feedRoutes.readFeed>('GET', '/configurators/:configuratorId/feed', {
    params: { configuratorId },
    query: reseller === null ? {} : { reseller },
  });

const ForShops = ({ feed }: { feed: FeedState }) => {
  const { parts } = useEmbedded();
  const [addsProducts, setAddsProducts] = useState(false);
  const code = addsProducts ? { ...feed.snippet, after: '', addsProducts } : feed.snippet;
  return (
    <>
      <Section title={messages.addresses} help={messages.addressesHelp}>
        <Text size="sm" fw={500} mb={4}>
          {messages.merchantFeed}
        </Text>
        <CodeBlock label={messages.merchantFeed} code={feed.merchant_url} />
        <Text size="sm" fw={500} mt={16} mb={4}>
          {messages.structuredData}
        </Text>
        <CodeBlock label={messages.structuredData} code={feed.structured_data_url} />
      </Section>
      <Section title={messages.snippet} help={messages.snippetHelp}>
        <Checkbox
          label={messages.fromViewer}
          description={messages.fromViewerHelp}
          checked={addsProducts}
          onChange={({ currentTarget: { checked } }) => setAddsProducts(checked)}
          maw={640}
          mb={16}
        />
        <CodeBlock label={messages.snippet} code={elementSnippet(parts, undefined, code)} />
      </Section>
    </>
  );
};

/** The default design and the presets of a configurator, or of a reseller's copy, as products for shops and search engines. */
export const ProductFeedScreen = () => {
  const { configurator } = useOpenedConfigurator();
  const { key, resellerId } = useTenant();
  const queryKey = [...key, 'product-feed', configurator.id, resellerId];
  // Presets and prices change elsewhere.
  const query = useQuery({ queryKey, queryFn: () => readFeed(configurator.id, resellerId), staleTime: 0 });
  if (!query.data)
    return (
      <NotLoaded what={messages.feed} query={query} skeleton={<RowsSkeleton label={routeTitles.integrationFeed} />} />
    );
  return (
    <>
      <Section title={routeTitles.integrationFeed} help={messages.help}>
        <FeedForm
          key={configurator.id}
          target={{ configuratorId: configurator.id, resellerId }}
          stored={query.data.settings}
          queryKey={queryKey}
        />
      </Section>
      <FeedProducts products={query.data.products} configuratorId={configurator.id} />
      {query.data.products.length > 0 && <ForShops feed={query.data} />}
    </>
  );
};
