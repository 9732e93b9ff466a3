import { NativeSelect } from '@mantine/core';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { ENQUIRY_STAGES, type EnquiryStage } from '@vitrine/contract/enquiries/stages';
import { errorText } from '../../../calls/api-error.ts';
import { ownersFor } from '../owners.ts';
import { useChangeEnquiry, useOwners } from '../useEnquiries.ts';
import classes from './FollowUp.module.css';

/** How far an enquiry has come and who looks after it; both are saved as they are chosen. */
export const FollowUp = ({ enquiry }: { enquiry: Enquiry }) => {
  const { mutate, error, variables, isPending } = useChangeEnquiry();
  const owners = useOwners();
  const { id, stage, owner } = enquiry;
  const refused = error === null ? undefined : errorText(error);
  const aboutOwner = variables?.owner_id !== undefined;
  // Until the answer is there the field shows what was chosen.
  const shownOwner = isPending && aboutOwner ? variables.owner_id : (owner?.id ?? null);
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={followUpMessages.stage}
        name="stage"
        data={ENQUIRY_STAGES}
        value={stage}
        error={aboutOwner ? undefined : refused}
        onChange={({ currentTarget: { value: chosen } }) => mutate({ id, stage: chosen as EnquiryStage })}
      />
      <NativeSelect
        label={followUpMessages.owner}
        name="owner"
        data={[{ value: '', label: followUpMessages.nobody }, ...ownersFor(enquiry, owners)]}
        value={shownOwner === null || shownOwner === undefined ? '' : String(shownOwner)}
        error={aboutOwner ? refused : undefined}
        onChange={({ currentTarget: { value: chosen } }) =>
          mutate({ id, owner_id: chosen === '' ? null : Number(chosen) })
        }
      />
    </div>
  );
};
