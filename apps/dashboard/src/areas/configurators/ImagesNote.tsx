import { Box, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconPhoto, IconPhotoExclamation } from '@tabler/icons-react';
import { fileMessages as messages } from '@vitrine/contract/configurators/file-messages';
import type { ImageIntake } from '@vitrine/contract/configurators/image-intake';
import { mayRetryImages } from '@vitrine/domain/policies/configurators';
import { useChange } from '../../layout/useChange.ts';
import { configuratorQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { retryImages } from './calls.ts';

const NAMED = 8;

const shorten = (names: readonly string[]): string => {
  const rest = names.length - NAMED;
  return rest > 0 ? `${names.slice(0, NAMED).join(', ')} ${messages.more(rest)}` : names.join(', ');
};

const Names = ({ lines }: { lines: readonly string[] }) => (
  <Box component="ul" mt={8} className="vt-anywhere">
    {lines.slice(0, NAMED).map((line) => (
      <li key={line}>{line}</li>
    ))}
    {lines.length > NAMED && <li>{messages.more(lines.length - NAMED)}</li>}
  </Box>
);

const Working = ({ images }: { images: ImageIntake }) => (
  <Banner
    tone="accent"
    icon={<IconPhoto size={16} stroke={1.6} />}
    title={images.publishes ? messages.workingThenLive : messages.workingHelp}
  >
    <Progress label={messages.working(images.done, images.total)} share={images.done / (images.total || 1)} />
  </Banner>
);

const Failed = ({ images, configuratorId }: { images: ImageIntake; configuratorId: number }) => {
  const { key, resellerId } = useTenant();
  const { user } = useSession();
  const mayRetry = resellerId === null && mayRetryImages(user);
  const retry = useChange(() => retryImages(configuratorId), {
    failed: messages.notRetriedTitle,
    replaces: configuratorQuery(key, configuratorId).queryKey,
  });
  return (
    <Banner
      tone="red"
      icon={<IconPhotoExclamation size={16} stroke={1.6} />}
      title={messages.failed(images.errors.length)}
      actions={
        mayRetry && (
          <Button size="xs" aria-busy={retry.isPending} onClick={() => retry.isPending || retry.mutate()}>
            Try again
          </Button>
        )
      }
    >
      {messages.failedHelp}
      <Names lines={images.errors.map(({ file, reason }) => `${file}: ${reason}`)} />
    </Banner>
  );
};

const Incomplete = ({ images }: { images: ImageIntake }) => (
  <Banner
    tone="amber"
    icon={<IconAlertTriangle size={16} stroke={1.6} />}
    title={messages.incomplete(images.missing.length)}
  >
    {messages.incompleteHelp}
    <Names lines={images.missing} />
    {images.unused.length > 0 && (
      <Text inherit mt={8} className="vt-anywhere">
        {messages.unused(shorten(images.unused))}
      </Text>
    )}
  </Banner>
);

/** The result of the last image upload: progress, failed and missing images. */
export const ImagesNote = () => {
  const { configurator } = useOpenedConfigurator();
  const { images } = configurator;
  if (images === null || images.status === 'done') return null;
  return (
    <Box mt={16}>
      {images.status === 'working' && <Working images={images} />}
      {images.status === 'failed' && <Failed images={images} configuratorId={configurator.id} />}
      {images.status === 'incomplete' && <Incomplete images={images} />}
    </Box>
  );
};
