import { Box, NativeSelect, SimpleGrid } from '@mantine/core';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { stageMessages } from '@vitrine/contract/enquiries/stage-messages';
import { ENQUIRY_STAGES, type EnquiryStage } from '@vitrine/contract/enquiries/stages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { FailedLine } from '../../../ui/feedback/FailedList.tsx';
import { ListSelect } from '../../../ui/forms/list-select/ListSelect.tsx';
import { ownersFor } from '../filters/filter.ts';
import { useChangeEnquiry, useOwners } from '../useEnquiries.ts';
import { useHanding, useResellers } from '../useResellers.ts';
import classes from './FollowUp.module.css';

/** Stage and owner of an enquiry; both are saved when they change. */
export const FollowUp = ({ enquiry }: { enquiry: Enquiry }) => {
  const { mutate, error, variables, isPending } = useChangeEnquiry();
  const { owners, query } = useOwners();
  const { id, stage, owner } = enquiry;
  const serverError = error === null ? undefined : errorText(error);
  const aboutOwner = variables?.owner_id !== undefined;
  // The field shows the choice until the response arrives.
  const shownOwner = isPending && aboutOwner ? variables.owner_id : (owner?.id ?? null);
  return (
    <>
      <SimpleGrid
        cols={2}
        spacing={{ base: 12, sm: 16 }}
        px={{ base: 16, sm: 24 }}
        pt={{ base: 16, sm: 20 }}
        className={`vt-ruled-top ${classes.fields}`}
      >
        <NativeSelect
          label={followUpMessages.stage}
          name="stage"
          data={ENQUIRY_STAGES.map((value) => ({ value, label: stageMessages[value] }))}
          value={stage}
          error={aboutOwner ? undefined : serverError}
          onChange={({ currentTarget: { value: chosen } }) => mutate({ id, stage: chosen as EnquiryStage })}
        />
        <ListSelect
          native
          label={followUpMessages.owner}
          name="owner"
          data={[{ value: '', label: followUpMessages.nobody }, ...ownersFor(enquiry, owners)]}
          value={shownOwner === null || shownOwner === undefined ? '' : String(shownOwner)}
          error={aboutOwner ? serverError : undefined}
          onChoose={(chosen) => mutate({ id, owner_id: chosen === '' ? null : Number(chosen) })}
        />
      </SimpleGrid>
      {query.isLoadingError && (
        <Box px={{ base: 16, sm: 24 }} pt={12}>
          <FailedLine what={followUpMessages.owner} query={query} />
        </Box>
      )}
    </>
  );
};

/** The reseller of an enquiry; a new one is notified by email after a confirmation. */
export const HandToReseller = ({ enquiry }: { enquiry: Enquiry }) => {
  const { resellers, query } = useResellers();
  const handing = useHanding(enquiry.id);
  const [chosen, setChosen] = useState<string | null>(null);
  if (query.isLoadingError)
    return (
      <Box px={{ base: 16, sm: 24 }} pt={{ base: 12, sm: 16 }}>
        <FailedLine what={uiMessages.resellers} query={query} />
      </Box>
    );
  if (resellers.length === 0) return null;
  const current = enquiry.reseller_id === null ? '' : String(enquiry.reseller_id);
  const stop = (): void => {
    handing.reset();
    setChosen(null);
  };
  return (
    <Box px={{ base: 16, sm: 24 }} pt={{ base: 12, sm: 16 }} className={classes.fields}>
      <ListSelect
        native
        label={followUpMessages.handTo}
        name="reseller"
        data={[...(current === '' ? [{ value: '', label: followUpMessages.noReseller }] : []), ...resellers]}
        value={chosen ?? current}
        onChoose={(value) => value !== current && value !== '' && setChosen(value)}
      />
      {chosen !== null && (
        <ConfirmDialog
          title={followUpMessages.handTo}
          question={followUpMessages.handQuestion(resellers.find(({ value }) => value === chosen)?.label ?? '')}
          yes={followUpMessages.handYes}
          busy={handing.isPending}
          error={handing.error}
          onYes={() => handing.mutate(Number(chosen), { onSuccess: stop })}
          onClose={stop}
        />
      )}
    </Box>
  );
};
