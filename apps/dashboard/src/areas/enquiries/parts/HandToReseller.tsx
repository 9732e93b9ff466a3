import { NativeSelect, Text } from '@mantine/core';
import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useHanding, useResellers } from '../useResellers.ts';
import classes from './HandToReseller.module.css';

/** Which reseller has an enquiry; another one is told by email once it is confirmed. */
export const HandToReseller = ({ enquiry }: { enquiry: Enquiry }) => {
  const resellers = useResellers();
  const handing = useHanding(enquiry.id);
  const [chosen, setChosen] = useState<string | null>(null);
  if (resellers.length === 0) return null;
  const current = enquiry.reseller_id === null ? '' : String(enquiry.reseller_id);
  const stop = (): void => {
    handing.reset();
    setChosen(null);
  };
  return (
    <div className={classes.field}>
      <NativeSelect
        label={messages.handTo}
        name="reseller"
        data={[...(current === '' ? [{ value: '', label: messages.noReseller }] : []), ...resellers]}
        value={chosen ?? current}
        onChange={({ currentTarget: { value } }) => value !== current && value !== '' && setChosen(value)}
      />
      {chosen !== null && (
        <ConfirmDialog
          title={messages.handTo}
          question={messages.handQuestion(resellers.find(({ value }) => value === chosen)?.label ?? '')}
          yes={messages.handYes}
          busy={handing.isPending}
          onYes={() => handing.mutate(Number(chosen), { onSuccess: stop })}
          onClose={stop}
        >
          {handing.error !== null && (
            <Text role="alert" size="sm" c="red">
              {errorText(handing.error)}
            </Text>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
};
