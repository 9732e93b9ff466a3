import { ActionIcon, Menu, Text } from '@mantine/core';
import {
  IconAdjustments,
  IconCopy,
  IconDots,
  IconDownload,
  IconFileSpreadsheet,
  IconHistory,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { safeName } from '@vitrine/domain/organisations/safe-name';
import { pricesToSheet } from '@vitrine/domain/prices/sheets/prices-to-sheet';
import { useState } from 'react';
import { useChange } from '../../../layout/useChange.ts';
import { useOpenModal } from '../../../ui/dialogs/modal-history.ts';
import { saveCsv, saveExcel } from '../../../ui/tables/sheets/save-sheet.ts';
import { DeleteList } from './DeleteList.tsx';
import { type OpenList, priceIn } from './open-list.ts';

const SIZE = { size: 18, stroke: 1.6 };

/** History, files, settings, and what else can be done with a list. */
export const ListMenu = ({ open }: { open: OpenList }) => {
  const { tenant, list, rows } = open;
  const { paths } = tenant;
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const openModal = useOpenModal();
  const sheet = () => pricesToSheet(rows, list.currency, priceIn(open));
  const name = safeName(list.name) || String(list.id);
  const exporting = useChange(() => saveExcel(name, list.name, sheet()), { failed: messages.exportExcel });
  return (
    <>
      <Menu position="bottom-end" width={250}>
        <Menu.Target>
          <ActionIcon variant="framed" aria-label={messages.menu}>
            <IconDots size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconAdjustments {...SIZE} />}
            onClick={() => openModal(paths.priceListSettings(list.id), {})}
          >
            {messages.settings}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconHistory {...SIZE} />}
            onClick={() => openModal(paths.priceListHistory(list.id), {})}
          >
            {messages.history}
          </Menu.Item>
          <Menu.Item leftSection={<IconUpload {...SIZE} />} onClick={() => openModal(paths.importPrices(list.id), {})}>
            {messages.import}
          </Menu.Item>
          <Menu.Item leftSection={<IconDownload {...SIZE} />} onClick={() => saveCsv(name, sheet())}>
            {messages.exportCsv}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileSpreadsheet {...SIZE} />} onClick={() => exporting.mutate()}>
            {messages.exportExcel}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy {...SIZE} />}
            onClick={() => void navigate({ to: paths.newPriceList, search: { copy: list.id } as never })}
          >
            {messages.duplicate}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash {...SIZE} />}
            disabled={list.status === 'live'}
            onClick={() => setDeleting(true)}
          >
            {messages.delete}
            {list.status === 'live' && (
              <Text span display="block" size="xs" c="dimmed">
                {messages.deleteLive}
              </Text>
            )}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {deleting && <DeleteList open={open} onClose={() => setDeleting(false)} />}
    </>
  );
};
