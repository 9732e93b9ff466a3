import { Box, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { feedMessages as messages } from '@vitrine/contract/designs/feed-messages';
import type { FeedProduct } from '@vitrine/contract/designs/feed-schemas';
import { formatPrice } from '@vitrine/domain/catalogue/fields/price';
import { useTenant } from '../../../tenant/useTenant.ts';
import { EmptyTray } from '../../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Thumbnail } from '../../../ui/images/Thumbnail.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import classes from './FeedProducts.module.css';

const Product = ({ product }: { product: FeedProduct }) => {
  const { issue } = product;
  const Sign = issue === null ? IconCircleCheck : IconAlertTriangle;
  return (
    <li className={classes.product}>
      <Thumbnail src={product.image} width={64} />
      <div className={classes.words}>
        <Text component="a" href={product.link} target="_blank" rel="noreferrer" fw={500} c="inherit" dir="auto">
          {product.title}
        </Text>
        <Text size="sm" c="dimmed" lineClamp={2} dir="auto">
          {product.description}
        </Text>
      </div>
      <Text className={classes.price}>
        {product.price === null ? '–' : formatPrice(product.price, product.currency)}
      </Text>
      <Text size="sm" className={classes.state} data-issue={issue !== null || undefined}>
        <Sign size={16} stroke={1.6} aria-hidden="true" />
        {issue === null ? messages.listed : messages.issues[issue]}
      </Text>
    </li>
  );
};

/** The products of a feed, and why some are not in it. */
export const FeedProducts = ({
  products,
  configuratorId,
}: {
  products: readonly FeedProduct[];
  configuratorId: number;
}) => {
  const { paths } = useTenant();
  const navigate = useNavigate();
  return (
    <Section title={messages.products}>
      {products.length === 0 ? (
        <EmptyState drawing={<EmptyTray />} title={messages.noPage} help={messages.noPageHelp} />
      ) : (
        <Box component="ul" bd="1px solid var(--vt-line)" bdrs={8} className="vt-divided">
          {products.map((product) => (
            <Product key={product.id} product={product} />
          ))}
        </Box>
      )}
      <Button mt={12} w={{ base: '100%', sm: 'auto' }} onClick={() => navigate({ to: paths.presets(configuratorId) })}>
        {messages.presets}
      </Button>
    </Section>
  );
};
