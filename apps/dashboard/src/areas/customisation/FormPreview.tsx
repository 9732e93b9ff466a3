import { Flex, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { Customisation } from '@vitrine/contract/customisation/schemas';
import type { Language } from '@vitrine/contract/languages/limits';
import type { MountedForm, mountFormPreview } from '@vitrine/viewer/preview/mount-form-preview';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { FailedList } from '../../ui/feedback/FailedList.tsx';
import { PillTabs } from '../../ui/page/PillTabs.tsx';
import { isPhone } from '../../ui/page/usePhone.ts';
import type { Values } from './customisation-edits.ts';
import classes from './FormPreview.module.css';

interface ViewerFormProps {
  values: Values;
  logos: Customisation['logos'];
  /** The form, or its message after sending. */
  seen: 'form' | 'sent';
  width: string;
  /** Of the viewer's own texts. */
  language: Language;
}

/** The form's code and the viewer's texts in a language. Only the screens that show the form load them. */
const useFormCode = (language: Language) =>
  useQuery({
    queryKey: ['form-preview', language],
    queryFn: async () => {
      const [{ mountFormPreview }, { loadSpoken }] = await Promise.all([
        import('@vitrine/viewer/preview/mount-form-preview'),
        import('@vitrine/viewer/i18n/load'),
      ]);
      return { mountFormPreview, spoken: await loadSpoken(language, false) };
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

const useMounted = (mount: typeof mountFormPreview | undefined) => {
  const target = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<MountedForm | null>(null);
  useEffect(() => {
    if (!mount || !target.current) return;
    const mounted = mount(target.current);
    setForm(mounted);
    return () => mounted.remove();
  }, [mount]);
  return { target, form };
};

/** The viewer's form with the typed texts, in the layout of a phone or of a desktop. */
export const ViewerForm = ({ values, logos, seen, width, language }: ViewerFormProps) => {
  const { appConfig } = useSession();
  const code = useFormCode(language);
  const { target, form } = useMounted(code.data?.mountFormPreview);
  const { content_url: contentUrl } = appConfig;
  const spoken = code.data?.spoken;
  useEffect(() => {
    const { contact, termsUrl, cta_label: ctaLabel, customFields } = values.saveDesign;
    const { popup_title: popupTitle, popup_text: popupText } = values.emails;
    const shown: Record<string, string> = logos.saveDesign ? { saveDesign: `${contentUrl}/${logos.saveDesign}` } : {};
    const customisation = { contact, termsUrl, ctaLabel, customFields, popupTitle, popupText, logos: shown };
    if (spoken) form?.show({ customisation, privacy: '/privacy' }, seen, spoken);
  }, [form, values, logos, seen, contentUrl, spoken]);
  if (code.isError) return <FailedList what={configuratorMessages.thePreview} query={code} />;
  return (
    <div className={classes.window} data-width={width} data-seen={seen}>
      <div ref={target} className={classes.viewer} data-testid="viewer-form" />
    </div>
  );
};

/** Widths of the previews. */
export const previewWidths = () => [
  { key: 'desktop', label: messages.widths.desktop },
  { key: 'phone', label: messages.widths.phone },
];

interface FormPreviewProps {
  language: Language;
  values: Values;
  logos: Customisation['logos'];
}

/** The visitors' form with the typed texts. */
export const FormPreview = ({ values, logos, language }: FormPreviewProps) => {
  const [width, setWidth] = useState(() => (isPhone() ? 'phone' : 'desktop'));
  return (
    <section aria-label={messages.preview}>
      <Group gap={8} justify="space-between">
        <Text size="sm" c="dimmed">
          {messages.formNote}
        </Text>
        <PillTabs
          label={messages.width}
          pills={previewWidths()}
          chosen={width}
          onChoose={setWidth}
          controls="form-preview"
        />
      </Group>
      <Flex
        id="form-preview"
        role="tabpanel"
        aria-label={messages.preview}
        justify="safe center"
        p={{ base: 12, sm: 20 }}
        mt={12}
        bd="1px solid var(--vt-line)"
        bdrs={12}
        bg="var(--vt-sunken)"
        style={{ overflowX: 'auto' }}
      >
        <ViewerForm values={values} logos={logos} seen="form" width={width} language={language} />
      </Flex>
    </section>
  );
};
