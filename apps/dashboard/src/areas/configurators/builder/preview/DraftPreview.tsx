import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import type { Draft } from '@vitrine/domain/builder/draft';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useSession } from '../../../../session/session.ts';
import { useTenant } from '../../../../tenant/useTenant.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { PreviewStage } from '../../preview/PreviewStage.tsx';
import { editsPreviewAddress } from '../../preview/previews.ts';
import { useBuilder } from '../edit/builder.ts';
import { previewOf } from './draft-latest.ts';

/** The folder of a draft without a version: all its images are on this device, so nothing is requested from it. */
const NO_FOLDER = 'draft';

interface DraftPreviewProps {
  /** Asks the viewer where the person looks. */
  viewer: { current: HTMLIFrameElement | null };
}

/** The viewer with the draft in it: changes are visible at once, and the person's view stays as it is. */
export const DraftPreview = ({ viewer }: DraftPreviewProps) => {
  const { appConfig } = useSession();
  const { parent } = useTenant();
  const builder = useBuilder<Draft>();
  const draft = useDeferredValue(builder.draft);
  const { images, source } = builder;
  const organisation = parent?.name ?? '';
  const preview = useMemo(
    () =>
      previewOf(
        draft,
        images,
        {
          configurator: source?.configurator.name ?? messages.previewTitle,
          organisation,
          host: new URL(appConfig.content_url).hostname,
        },
        source?.assets,
      ),
    [draft, images, organisation, source, appConfig.content_url],
  );
  const src = useRef(editsPreviewAddress(appConfig.content_url, source?.configurator.data_url ?? NO_FOLDER));
  if (!preview) return <EmptyState title={messages.previewTitle} help={messages.noPreview} />;
  return (
    <PreviewStage
      name={messages.previewTitle}
      src={src.current}
      latest={preview.latest}
      images={preview.images}
      frameRef={viewer}
    />
  );
};
