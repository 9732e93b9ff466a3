import { Box, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { counted } from '../../../ui/counted.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import type { PastedPrices } from './paste-prices.ts';

const MAXIMUM_NAMED = 5;

interface PasteIssuesProps {
  pasted: PastedPrices | null;
  onClose: () => void;
}

/** Names what was pasted and not taken. */
export const PasteIssues = ({ pasted, onClose }: PasteIssuesProps) => {
  if (pasted === null || (pasted.issues.length === 0 && pasted.columns < 2)) return null;
  const { issues, columns } = pasted;
  const named = issues.slice(0, MAXIMUM_NAMED).join('. ');
  const others = issues.length - MAXIMUM_NAMED;
  return (
    <Box mt={12}>
      <Banner
        tone="red"
        icon={<IconAlertCircle size={18} stroke={1.6} />}
        title={
          columns > 1 ? messages.pasteColumns(columns) : messages.pastedNotTaken(counted(issues.length, 'pastedLine'))
        }
        actions={
          <Button size="xs" onClick={onClose}>
            {uiMessages.close}
          </Button>
        }
      >
        {others > 0 ? uiMessages.namesAndMore(named, others) : named}
      </Banner>
    </Box>
  );
};
