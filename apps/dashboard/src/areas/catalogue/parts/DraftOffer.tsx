import { IconHistory } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { countEdits } from '@vitrine/domain/catalogue/edits/describe-edits';
import { longDate } from '@vitrine/domain/dates/format-date';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { counted } from '../../../ui/counted.ts';
import { type EditsDraft, type EditsKey, otherDraftVersion, saveDraft } from '../edits-draft.ts';
import type { CatalogueEdits } from '../useCatalogueEdits.ts';
import classes from './DraftOffer.module.css';

interface OfferProps {
  version: number;
  kept: EditsDraft;
  yes: string;
  onYes: () => void;
  onDiscard: () => void;
}

const Offer = ({ version, kept, yes, onYes, onDiscard }: OfferProps) => (
  <div className={classes.offer}>
    <Banner
      tone="amber"
      icon={<IconHistory size={18} stroke={1.6} />}
      title={catalogueMessages.draftTitle(counted(countEdits(kept.edits), 'edit'), formatVersion(version))}
      actions={
        <>
          <Button size="compact" onClick={onYes}>
            {yes}
          </Button>
          <Button size="compact" variant="subtle" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      {catalogueMessages.draftSavedAt(longDate(kept.savedAt, new Date()))}
    </Banner>
  </div>
);

interface OtherOfferProps {
  other: { version: number; kept: EditsDraft };
  onDiscard: () => void;
}

/** Nothing where the configurator does not have that version any more. */
const OtherOffer = ({ other: { version, kept }, onDiscard }: OtherOfferProps) => {
  const { configurator, chooseVersion } = useOpenedConfigurator();
  if (!configurator.versions.includes(version)) return null;
  const go = (): void => chooseVersion(version);
  return (
    <Offer version={version} kept={kept} yes={`Go to ${formatVersion(version)}`} onYes={go} onDiscard={onDiscard} />
  );
};

/** Edits that an earlier visit left are offered back, also those that were made on another version. */
export const DraftOffer = ({ location, catalogue }: { location: EditsKey; catalogue: CatalogueEdits }) => {
  const [other, setOther] = useState(() => otherDraftVersion(location));
  const { kept, restoreDraft, discardDraft, edits } = catalogue;
  if (kept !== null)
    return <Offer version={location.version} kept={kept} yes="Restore" onYes={restoreDraft} onDiscard={discardDraft} />;
  if (other === null || edits.length > 0) return null;
  const discard = (): void => {
    saveDraft({ ...location, version: other.version }, [], new Date());
    setOther(null);
  };
  return <OtherOffer other={other} onDiscard={discard} />;
};
