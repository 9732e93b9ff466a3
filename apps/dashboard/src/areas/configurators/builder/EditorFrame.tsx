import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useCommitBeforeLeaving } from '../../../ui/dialogs/useCommitBeforeLeaving.ts';
import { PillTabs } from '../../../ui/page/PillTabs.tsx';
import classes from './BuilderScreen.module.css';
import { DraftPreview } from './preview/DraftPreview.tsx';

interface EditorFrameProps {
  /** The name of the list, on phones. */
  label: string;
  list: ReactNode;
  /** The form beside the preview. */
  renderDetails: (viewer: RefObject<HTMLIFrameElement | null>) => ReactNode;
  /** In place of the preview, which stays as it is behind it. */
  stage?: ReactNode;
  /** Above it. */
  stageBar?: ReactNode;
}

/** List, preview and form beside each other; on phones one of them. */
export const EditorFrame = ({ label, list, renderDetails, stage, stageBar }: EditorFrameProps) => {
  useCommitBeforeLeaving();
  const viewer = useRef<HTMLIFrameElement>(null);
  const [part, setPart] = useState('preview');
  const parts = [
    { key: 'layers', label },
    { key: 'preview', label: messages.previewTitle },
    { key: 'details', label: messages.details },
  ];
  return (
    <>
      <div className={classes.tabs}>
        <PillTabs label={messages.title} pills={parts} chosen={part} onChoose={setPart} controls="builder" />
      </div>
      <div id="builder" className={classes.editor} data-part={part}>
        <div className={classes.layers}>{list}</div>
        <section className={classes.preview} aria-label={messages.previewTitle}>
          {stageBar && <div className={classes.stageBar}>{stageBar}</div>}
          <div id="builder-stage" className={classes.stageArea}>
            <DraftPreview viewer={viewer} />
            {stage && <div className={classes.stage}>{stage}</div>}
          </div>
        </section>
        <section className={classes.details} aria-label={messages.details}>
          {renderDetails(viewer)}
        </section>
      </div>
    </>
  );
};
