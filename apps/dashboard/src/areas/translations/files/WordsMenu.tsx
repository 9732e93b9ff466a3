import { ActionIcon, Menu } from '@mantine/core';
import { IconBook2, IconDots, IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import type { Language } from '@vitrine/contract/languages/limits';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import { useState } from 'react';
import type { Tenant } from '../../../tenant/useTenant.ts';
import { exportAddress, type WordsTarget } from '../calls.ts';
import { GlossaryModal } from '../glossary/GlossaryModal.tsx';
import { ImportWordsModal } from './ImportWordsModal.tsx';

const SIZE = { size: 18, stroke: 1.6 };
const EXPORTS = [
  { status: undefined, label: () => messages.exportAll },
  { status: 'missing', label: () => messages.exportMissing },
  { status: 'outdated', label: () => messages.exportOutdated },
] as const;

interface WordsMenuProps {
  tenantKey: Tenant['key'];
  tenantId: number | null;
  target: WordsTarget;
  language: Language;
  isLive: boolean;
  isEdited: boolean;
}

/** Files for translators, and the glossary. */
export const WordsMenu = ({ tenantKey, tenantId, target, language, isLive, isEdited }: WordsMenuProps) => {
  const [opened, setOpened] = useState<'import' | 'glossary' | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      <Menu position="bottom-end" width={250}>
        <Menu.Target>
          <ActionIcon variant="framed" aria-label={messages.more}>
            <IconDots size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {tenantId !== null && (
            <Menu.Item leftSection={<IconBook2 {...SIZE} />} onClick={() => setOpened('glossary')}>
              {messages.glossary}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconUpload {...SIZE} />} onClick={() => setOpened('import')}>
            {messages.importTitle}
          </Menu.Item>
          {EXPORTS.map(({ status, label }) => (
            <Menu.Item
              key={`xliff ${status}`}
              component="a"
              href={exportAddress(target, language, { format: 'xliff', status })}
              download
              leftSection={<IconDownload {...SIZE} />}
            >
              {messages.exportXliff(label())}
            </Menu.Item>
          ))}
          {EXPORTS.map(({ status, label }) => (
            <Menu.Item
              key={`xlsx ${status}`}
              component="a"
              href={exportAddress(target, language, { format: 'xlsx', status })}
              download
              leftSection={<IconFileSpreadsheet {...SIZE} />}
            >
              {messages.exportXlsx(label())}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {opened === 'import' && (
        <ImportWordsModal {...{ tenantKey, target, language, isLive, isEdited }} onClose={close} />
      )}
      {opened === 'glossary' && tenantId !== null && (
        <GlossaryModal {...{ tenantKey, tenantId, language }} onClose={close} />
      )}
    </>
  );
};
