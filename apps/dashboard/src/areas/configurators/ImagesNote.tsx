import { Box, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconPhoto, IconPhotoExclamation, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ImageIntake } from '@vitrine/contract/configurators/image-intake';
import { preparingMessages } from '@vitrine/contract/configurators/preparing-messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { mayAdministerConfigurators, mayRetryImages } from '@vitrine/domain/policies/configurators';
import { useState } from 'react';
import { useChange } from '../../layout/useChange.ts';
import { configuratorQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useDismissed } from '../../ui/feedback/useDismissed.ts';
import { SentenceWith } from '../../ui/page/SentenceWith.tsx';
import { retryImages } from './calls.ts';

const NAMED = 8;

const shorten = (names: readonly string[]): string => {
  const rest = names.length - NAMED;
  return rest > 0 ? uiMessages.namesAndMore(names.slice(0, NAMED).join(', '), rest) : names.join(', ');
};

const Names = ({ lines }: { lines: readonly string[] }) => (
  <Box component="ul" mt={8} className="vt-anywhere">
    {lines.slice(0, NAMED).map((line) => (
      <li key={line}>{line}</li>
    ))}
    {lines.length > NAMED && <li>{uiMessages.more(lines.length - NAMED)}</li>}
  </Box>
);

const Working = ({ images }: { images: ImageIntake }) => (
  <Banner
    tone="accent"
    icon={<IconPhoto size={16} stroke={1.6} />}
    title={images.publishes ? preparingMessages.workingThenLive : preparingMessages.workingHelp}
  >
    <Progress label={preparingMessages.working(images.done, images.total)} share={images.done / (images.total || 1)} />
  </Banner>
);

/** Whether the user can upload images here. A reseller's copy has the images of its manufacturer. */
const useMayUpload = (): boolean => {
  const { user } = useSession();
  const { resellerId } = useTenant();
  return resellerId === null && mayAdministerConfigurators(user);
};

const Failed = ({ images, configuratorId }: { images: ImageIntake; configuratorId: number }) => {
  const { key, resellerId } = useTenant();
  const { user } = useSession();
  const mayUpload = useMayUpload();
  const mayRetry = resellerId === null && mayRetryImages(user);
  const retry = useChange(() => retryImages(configuratorId), {
    failed: preparingMessages.notRetriedTitle,
    replaces: configuratorQuery(key, configuratorId).queryKey,
  });
  return (
    <Banner
      tone="red"
      icon={<IconPhotoExclamation size={16} stroke={1.6} />}
      title={preparingMessages.failed(images.errors.length)}
      actions={
        mayRetry && (
          <Button size="xs" aria-busy={retry.isPending} onClick={() => retry.isPending || retry.mutate()}>
            {uiMessages.tryAgain}
          </Button>
        )
      }
    >
      {mayUpload ? preparingMessages.failedHelp : preparingMessages.failedAsk}
      <Names lines={images.errors.map(({ file, reason }) => `${file}: ${reason}`)} />
      {images.missing.length > 0 && (
        <Box mt={8}>
          {preparingMessages.incomplete(images.missing.length)}
          <Names lines={images.missing} />
        </Box>
      )}
    </Banner>
  );
};

/** Where to upload, or who can. */
const Remedy = ({ configuratorId }: { configuratorId: number }) => {
  const { paths } = useTenant();
  const openModal = useOpenModal();
  const mayUpload = useMayUpload();
  return mayUpload ? (
    <SentenceWith sentence={preparingMessages.incompleteHelp}>
      <button type="button" className="vt-inline" onClick={() => openModal(paths.updateConfigurator(configuratorId))}>
        {preparingMessages.updateData}
      </button>
    </SentenceWith>
  ) : (
    <SentenceWith sentence={preparingMessages.incompleteAsk}>
      <Link to={paths.support} className="vt-inline">
        {preparingMessages.support}
      </Link>
    </SentenceWith>
  );
};

interface IncompleteProps {
  images: ImageIntake;
  configuratorId: number;
  version: number | null;
}

/** One line, so that the table below it stays in view; the names on request. */
const Incomplete = ({ images, configuratorId, version }: IncompleteProps) => {
  const [open, setOpen] = useState(false);
  const [dismissed, dismiss] = useDismissed(`images.${configuratorId}.${version}`);
  if (dismissed) return null;
  return (
    <Box mt={{ base: 8, sm: 16 }}>
      <Banner
        tone="amber"
        icon={<IconAlertTriangle size={16} stroke={1.6} />}
        title={preparingMessages.incomplete(images.missing.length)}
        end={<IconButton label={preparingMessages.dismiss} icon={<IconX size={16} stroke={1.6} />} onClick={dismiss} />}
      >
        <Remedy configuratorId={configuratorId} />{' '}
        <button type="button" className="vt-inline" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? preparingMessages.hideNames : preparingMessages.showNames}
        </button>
        {open && <Names lines={images.missing} />}
        {open && images.unused.length > 0 && (
          <Text inherit mt={8} className="vt-anywhere">
            {preparingMessages.unused(shorten(images.unused))}
          </Text>
        )}
      </Banner>
    </Box>
  );
};

/** The result of the last image upload: progress, failed and missing images. */
export const ImagesNote = () => {
  const { configurator, version } = useOpenedConfigurator();
  const { id, images } = configurator;
  if (images === null || images.status === 'done') return null;
  if (images.status === 'incomplete') return <Incomplete images={images} configuratorId={id} version={version} />;
  return (
    <Box mt={16}>
      {images.status === 'working' ? <Working images={images} /> : <Failed images={images} configuratorId={id} />}
    </Box>
  );
};
