import { Button } from '@mantine/core';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { useState } from 'react';
import { useNotify } from '../../../layout/Notifications.tsx';
import { useOpenModal } from '../../../ui/dialogs/modal-history.ts';
import { HeadActions } from '../../../ui/page/DetailPage.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { TakeOffline } from '../live/TakeOffline.tsx';
import { ListMenu } from './ListMenu.tsx';
import type { OpenList } from './open-list.ts';

interface ListHeadActionsProps {
  open: OpenList;
  /** Changes are not saved yet. */
  pending: boolean;
}

/** The actions of a list, in the head of its page. */
export const ListHeadActions = ({ open, pending }: ListHeadActionsProps) => {
  const { list, tenant } = open;
  const phone = usePhone();
  const notify = useNotify();
  const openModal = useOpenModal();
  const [leaving, setLeaving] = useState(false);
  const putLive = (): void => {
    if (pending) notify({ kind: 'error', title: messages.liveFailed, message: messages.saveFirst });
    else openModal(tenant.paths.putPriceListLive(list.id), {});
  };
  return (
    <>
      <HeadActions>
        <ListMenu open={open} />
        {list.status === 'live' ? (
          <Button size={phone ? 'xs' : 'sm'} onClick={() => setLeaving(true)}>
            {messages.takeOffline}
          </Button>
        ) : (
          <Button variant={pending ? 'default' : 'filled'} size={phone ? 'xs' : 'sm'} onClick={putLive}>
            {messages.putLive}
          </Button>
        )}
      </HeadActions>
      {leaving && <TakeOffline open={open} onClose={() => setLeaving(false)} />}
    </>
  );
};
