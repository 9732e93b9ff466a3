import { ActionIcon, Box, Group, NativeSelect, Text } from '@mantine/core';
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { languageName } from '@vitrine/contract/languages/language-name';
import { LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { CatalogueLanguages } from '@vitrine/contract/translations/schemas';
import { mayChangeCatalogueLanguage } from '@vitrine/domain/policies/versions';
import { useState } from 'react';
import { useChange } from '../../layout/useChange.ts';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { changeCatalogueLanguage } from './calls.ts';
import { keyOfTenantsWords } from './queries.ts';

interface ModalProps {
  organisationId: number;
  languages: CatalogueLanguages;
  onClose: () => void;
}

/** Chooses the language of the catalogue, and says what visitors then see before it is saved. */
const SourceLanguageModal = ({ organisationId, languages, onClose }: ModalProps) => {
  const { key } = useTenant();
  const [chosen, setChosen] = useState<Language | null>(languages.catalogue_language);
  const { source_language: former, main_language: main } = languages;
  const next = chosen ?? main;
  const saving = useChange((language: Language | null) => changeCatalogueLanguage(organisationId, language), {
    success: ({ source_language }) => [messages.sourceTitle, messages.sourceSaved(languageName(source_language))],
    failed: messages.sourceFailed,
    onSuccess: (_, queryClient) => queryClient.invalidateQueries({ queryKey: keyOfTenantsWords(key) }).then(onClose),
  });
  return (
    <FormModal
      title={messages.sourceTitle}
      sentence={messages.sourceHelp}
      width={560}
      locked={saving.isPending}
      action={uiMessages.save}
      busy={saving.isPending}
      disabled={chosen === languages.catalogue_language}
      onSubmit={() => !saving.isPending && saving.mutate(chosen)}
      onClose={onClose}
    >
      <NativeSelect
        label={messages.language}
        data={[
          { value: '', label: messages.sourceAsMain(languageName(main)) },
          ...LANGUAGES.map((language) => ({ value: language, label: languageName(language) })),
        ]}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => setChosen(LANGUAGES.find((language) => language === value) ?? null)}
      />
      <Box mt={16} role="status">
        {next !== former && (
          <Banner
            tone="amber"
            icon={<IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />}
            title={messages.sourceWarning(languageName(next), languageName(former))}
          />
        )}
      </Box>
    </FormModal>
  );
};

/** The language that the catalogue is written in, and for those who may change it the button that does. */
export const SourceLanguage = ({ languages }: { languages: CatalogueLanguages }) => {
  const { user } = useSession();
  const { parent, resellerId } = useTenant();
  const [isOpen, setOpen] = useState(false);
  const mayChange = parent !== null && resellerId === null && mayChangeCatalogueLanguage(user);
  return (
    <Group gap={4} wrap="nowrap">
      <Text inherit c="dimmed">
        {messages.sourceIs(languageName(languages.source_language))}
      </Text>
      {mayChange && (
        <ActionIcon aria-label={messages.changeSource} onClick={() => setOpen(true)}>
          <IconPencil size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
      {isOpen && parent && (
        <SourceLanguageModal organisationId={parent.id} languages={languages} onClose={() => setOpen(false)} />
      )}
    </Group>
  );
};
