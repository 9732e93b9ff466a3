import { Box, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DESIGN_IMAGE_PATH } from '@vitrine/contract/designs/image-limits';
import { imageSizeMessages as messages } from '@vitrine/contract/designs/size-messages';
import type { ImageSize } from '@vitrine/contract/designs/size-schemas';
import { mayChangeImageSizes } from '@vitrine/domain/policies/configurators';
import { useSession } from '../../../session/session.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { CodeBlock } from '../../../ui/CodeBlock.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { FieldsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { useEmbedded } from '../useEmbedded.ts';
import { SizesForm } from './SizesForm.tsx';
import { readImageSizes } from './useSizesForm.ts';

/** The address of the default design's image, as people write it by hand. */
const imageAddress = (content: string, parameters: Record<string, number>): string =>
  `${content}${DESIGN_IMAGE_PATH}?${Object.entries(parameters)
    .map((pair) => pair.join('='))
    .join('&')}`;

const SizesList = ({ sizes }: { sizes: readonly ImageSize[] }) => (
  <>
    <Text size="sm" c="dimmed" mb={8}>
      {messages.ofManufacturer}
    </Text>
    <Box component="ul" bd="1px solid var(--vt-line)" bdrs={8} maw={440} className="vt-divided vt-digits">
      {sizes.map(({ width, height }) => (
        <Box component="li" key={`${width} ${height}`} px={16} py={10}>
          {width} × {height}
        </Box>
      ))}
    </Box>
  </>
);

/** The sizes in which images of the organisation's designs are open, and for its own people the form that changes them. */
export const ImageSizes = () => {
  const { user } = useSession();
  const { key, resellerId } = useTenant();
  const { configurator, contentUrl } = useEmbedded();
  const queryKey = [...key, 'image-sizes', configurator.id];
  const query = useQuery({ queryKey, queryFn: () => readImageSizes(configurator.id) });
  const sizes = query.data?.sizes;
  const [first] = sizes ?? [];
  const reseller = resellerId ?? user.reseller?.id;
  return (
    <Section title={messages.title} help={messages.help}>
      {!sizes && (
        <NotLoaded what={messages.list} query={query} skeleton={<FieldsSkeleton fields={4} label={messages.list} />} />
      )}
      {first && (
        <Box mb={16}>
          <CodeBlock
            label={messages.address}
            code={imageAddress(contentUrl, {
              configurator: configurator.id,
              ...(reseller !== undefined && { reseller }),
              ...first,
            })}
          />
        </Box>
      )}
      {sizes &&
        (mayChangeImageSizes(user) && resellerId === null ? (
          <SizesForm key={configurator.id} configuratorId={configurator.id} stored={sizes} queryKey={queryKey} />
        ) : (
          <SizesList sizes={sizes} />
        ))}
    </Section>
  );
};
