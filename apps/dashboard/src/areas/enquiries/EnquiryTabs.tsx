import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import { memo } from 'react';
import { useTenant } from '../../tenant/useTenant.ts';
import { LinkTabs } from '../../ui/page/LinkTabs.tsx';
import { useQuarantine } from './spam/useQuarantine.ts';

/** The tabs Enquiries and Spam, with the number in quarantine. */
export const EnquiryTabs = memo(() => {
  const { paths } = useTenant();
  const count = useQuarantine().waiting.data?.total ?? 0;
  return (
    <LinkTabs
      label={messages.views}
      tabs={[
        { label: messages.enquiries, to: paths.enquiries, exact: true },
        { label: count === 0 ? messages.spam : `${messages.spam} (${count})`, to: paths.enquirySpam },
      ]}
    />
  );
});
