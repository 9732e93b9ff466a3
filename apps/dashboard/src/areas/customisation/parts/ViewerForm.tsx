import type { Customisation } from '@vitrine/contract/customisation/schemas';
import type { MountedForm } from '@vitrine/viewer/preview/mount-form-preview';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import type { Values } from '../values.ts';
import classes from './ViewerForm.module.css';

interface ViewerFormProps {
  values: Values;
  logos: Customisation['logos'];
  /** The form, or what it says once the design was sent. */
  seen: 'form' | 'sent';
  width: string;
}

const useMounted = () => {
  const target = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<MountedForm | null>(null);
  useEffect(() => {
    let left = false;
    let mounted: MountedForm | null = null;
    // The viewer's panel loads when somebody opens it.
    import('@vitrine/viewer/preview/mount-form-preview').then(({ mountFormPreview }) => {
      if (left || !target.current) return;
      mounted = mountFormPreview(target.current);
      setForm(mounted);
    });
    return () => {
      left = true;
      mounted?.remove();
    };
  }, []);
  return { target, form };
};

/** The viewer's own form with what is typed, in the layout of a phone or of a desktop. */
export const ViewerForm = ({ values, logos, seen, width }: ViewerFormProps) => {
  const { appConfig } = useSession();
  const { target, form } = useMounted();
  const { content_url: contentUrl } = appConfig;
  useEffect(() => {
    const { contact, termsUrl, cta_label: ctaLabel, customFields } = values.saveDesign;
    const { popup_title: popupTitle, popup_text: popupText } = values.emails;
    const shown: Record<string, string> = logos.saveDesign ? { saveDesign: `${contentUrl}/${logos.saveDesign}` } : {};
    const customisation = { contact, termsUrl, ctaLabel, customFields, popupTitle, popupText, logos: shown };
    form?.show({ customisation, privacy: '/privacy' }, seen);
  }, [form, values, logos, seen, contentUrl]);
  return (
    <div className={classes.window} data-width={width} data-seen={seen}>
      <div ref={target} className={classes.viewer} data-testid="viewer-form" />
    </div>
  );
};
