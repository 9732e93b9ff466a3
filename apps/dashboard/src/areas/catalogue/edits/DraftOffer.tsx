import { Box, Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { countEdits } from '@vitrine/domain/catalogue/edits/describe-edits';
import { longDate } from '@vitrine/domain/dates/format-date';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { counted } from '../../../ui/counted.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { removeDeviceDrafts } from '../../../ui/forms/device-drafts.ts';
import { type EditsDraft, type EditsKey, otherDraftVersion } from './edits-draft.ts';
import type { CatalogueEdits } from './useCatalogueEdits.ts';

interface OfferProps {
  version: number;
  draft: EditsDraft;
  yes: string;
  onYes: () => void;
  onDiscard: () => void;
}

const Offer = ({ version, draft, yes, onYes, onDiscard }: OfferProps) => (
  <Box flex="none" mb={16}>
    <Banner
      tone="amber"
      icon={<IconHistory size={18} stroke={1.6} />}
      title={catalogueMessages.draftTitle(counted(countEdits(draft.edits), 'edit'), formatVersion(version))}
      actions={
        <>
          <Button size="xs" onClick={onYes}>
            {yes}
          </Button>
          <Button size="xs" variant="subtle" onClick={onDiscard}>
            {catalogueMessages.discard}
          </Button>
        </>
      }
    >
      {catalogueMessages.draftSavedAt(longDate(draft.savedAt, new Date()))}
    </Banner>
  </Box>
);

/** Offers the edits that an earlier visit left, on this version or on another one that the configurator still has. */
export const DraftOffer = ({ location, catalogue }: { location: EditsKey; catalogue: CatalogueEdits }) => {
  const { configurator, chooseVersion } = useOpenedConfigurator();
  const [other, setOther] = useState(() => otherDraftVersion(location));
  const { draft, restoreDraft, discardDraft, edits } = catalogue;
  if (draft !== null)
    return (
      <Offer
        version={location.version}
        draft={draft}
        yes={catalogueMessages.restore}
        onYes={restoreDraft}
        onDiscard={discardDraft}
      />
    );
  if (other === null || edits.length > 0 || !configurator.versions.includes(other.version)) return null;
  const { version } = other;
  const discard = (): void => {
    removeDeviceDrafts(other.draft.stored);
    setOther(null);
  };
  return (
    <Offer
      version={version}
      draft={other.draft}
      yes={catalogueMessages.goTo(formatVersion(version))}
      onYes={() => chooseVersion(version)}
      onDiscard={discard}
    />
  );
};
