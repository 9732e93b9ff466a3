import { Button } from '@mantine/core';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { useState } from 'react';
import { useNotify } from '../../../layout/Notifications.tsx';
import { useOpenModal } from '../../../ui/dialogs/modal-history.ts';
import { DetailHeader } from '../../../ui/page/DetailHeader.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { ListState } from '../lists/ListState.tsx';
import { TakeOffline } from '../live/TakeOffline.tsx';
import { ListMenu } from './ListMenu.tsx';
import type { OpenList } from './open-list.ts';

interface ListHeadProps {
  open: OpenList;
  /** Changes are not saved yet. */
  pending: boolean;
}

/** Name, status and actions of a list. */
export const ListHead = ({ open, pending }: ListHeadProps) => {
  const { list, tenant } = open;
  const phone = usePhone();
  const notify = useNotify();
  const openModal = useOpenModal();
  const [leaving, setLeaving] = useState(false);
  const putLive = (): void => {
    if (pending) notify({ kind: 'error', title: messages.liveFailed, message: messages.saveFirst });
    else openModal(tenant.paths.putPriceListLive(list.id), {});
  };
  const actions = (
    <>
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
    </>
  );
  return (
    <>
      <DetailHeader
        title={list.name}
        back={{ to: tenant.paths.prices, label: messages.title }}
        badge={<ListState list={list} />}
        actions={actions}
      />
      {leaving && <TakeOffline open={open} onClose={() => setLeaving(false)} />}
    </>
  );
};
