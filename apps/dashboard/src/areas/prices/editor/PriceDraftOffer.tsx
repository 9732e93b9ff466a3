import { Box, Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { counted } from '../../../ui/counted.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import type { PriceEdits } from './usePriceEdits.ts';

/** Offers the changes that an earlier visit left. */
export const PriceDraftOffer = ({ edits }: { edits: PriceEdits }) => {
  const { draft, restoreDraft, discardDraft } = edits;
  if (draft === null) return null;
  return (
    <Box flex="none" mb={16}>
      <Banner
        tone="amber"
        icon={<IconHistory size={18} stroke={1.6} />}
        title={messages.draftTitle(counted(draft.changes.size + draft.rejected.size, 'change'))}
        actions={
          <>
            <Button size="xs" onClick={restoreDraft}>
              {messages.restore}
            </Button>
            <Button size="xs" variant="subtle" onClick={discardDraft}>
              {messages.discard}
            </Button>
          </>
        }
      >
        {messages.draftSavedAt(longDate(draft.savedAt, new Date()))}
      </Banner>
    </Box>
  );
};
