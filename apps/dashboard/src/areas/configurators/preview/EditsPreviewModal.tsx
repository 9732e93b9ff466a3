import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { applyEdits } from '@vitrine/domain/catalogue/edits/apply-edits';
import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import { useMemo } from 'react';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { FailedList } from '../../../ui/feedback/FailedList.tsx';
import { PreviewStage } from './PreviewStage.tsx';
import { editsPreviewAddress, versionPreviewQuery } from './previews.ts';

interface EditsPreviewModalProps {
  file: ConfiguratorFile;
  edits: Edits;
  basedOn: number;
}

/** The viewer with pending edits in it, before anything is saved. */
export const EditsPreviewModal = ({ file, edits, basedOn }: EditsPreviewModalProps) => {
  const { configurator } = useOpenedConfigurator();
  const { appConfig } = useSession();
  const { paths, resellerId } = useTenant();
  const close = useCloseModal(paths.data(configurator.id));
  const query = useQuery(versionPreviewQuery(configurator.id, basedOn, resellerId));
  const { data } = query;
  const latest = useMemo(() => {
    const applied = applyEdits(file, edits);
    return data && 'file' in applied ? { ...data, details: applied.file } : undefined;
  }, [data, file, edits]);
  return (
    <ModalFrame
      title={versionMessages.previewTitle}
      sentence={versionMessages.previewHelp}
      width={1008}
      onClose={close}
      footer={(leave) => <Button onClick={leave}>{uiMessages.close}</Button>}
    >
      <Stack
        gap={0}
        h={{ base: 'calc(100dvh - 220px)', sm: 'min(600px, calc(100dvh - 260px))' }}
        bd="1px solid var(--vt-line)"
        bdrs={8}
        style={{ overflow: 'hidden' }}
      >
        {latest && (
          <PreviewStage
            name={configurator.name}
            src={editsPreviewAddress(appConfig.content_url, configurator.data_url)}
            latest={latest}
          />
        )}
        {!latest && query.error && <FailedList what={configuratorMessages.thePreview} query={query} />}
      </Stack>
    </ModalFrame>
  );
};
