import { type Dispatch, useEffect, useId, useRef, useState } from 'react';
import { moveToTab } from '../choices/tab-keys.ts';
import { Icon } from '../icons.tsx';
import { useViewer } from '../viewer-context.ts';
import { deliverEnquiry } from './deliver-enquiry.ts';
import type { EnquiryAction, EnquiryState } from './enquiry-state.ts';
import { getEnquiryTexts } from './enquiry-texts.ts';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { onEscape } from './on-escape.ts';
import { SaveTab } from './SaveTab.tsx';
import { Specifications } from './Specifications.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';

interface SaveFormProps {
  state: EnquiryState;
  send: Dispatch<EnquiryAction>;
  onClose: () => void;
}

/** 'Save your changes', shown instead of the panel: the form, and the specification of the design. */
export function SaveForm({ state, send, onClose }: SaveFormProps) {
  const viewer = useViewer();
  const { texts } = viewer;
  const sentences = getEnquiryTexts(texts);
  const [tab, setTab] = useState<'save' | 'specifications'>('save');
  const id = useId();
  const { status } = state;
  if (status === 'saved' || status === 'failed') {
    const ok = () => {
      send({ type: 'acknowledged' });
      if (status === 'saved') onClose();
    };
    return <OutcomeNotice saved={status === 'saved'} onOk={ok} />;
  }
  if (status === 'offline')
    return (
      <WaitingNotice
        onRetry={() => deliverEnquiry(viewer, state, send)}
        onBack={() => send({ type: 'acknowledged' })}
      />
    );
  const tabs = [
    ['save', sentences.tabSave],
    ['specifications', sentences.tabSpecifications],
  ] as const;
  return (
    <section className="save-form" part="form" aria-labelledby={`${id}-title`} onKeyDown={onEscape(onClose)}>
      <FormHead id={`${id}-title`} title={sentences.title} onClose={onClose} />
      <div className="tabs" role="tablist" aria-labelledby={`${id}-title`} onKeyDown={moveToTab}>
        {tabs.map(([name, label]) => (
          <button
            key={name}
            type="button"
            className="tab"
            part="tab"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={tab === name}
            aria-controls={`${id}-body`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="form-tab" role="tabpanel" id={`${id}-body`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'save' ? <SaveTab state={state} send={send} /> : <Specifications />}
      </div>
    </section>
  );
}

function FormHead({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const viewer = useViewer();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // In a low window the head is above it, because the visitor scrolled to the button.
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const logo = viewer.latest.customisation.logos.saveDesign;
  return (
    <header className="form-head">
      {logo && <img className="logo" src={viewer.file(logo)} alt="" />}
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      <button type="button" className="quiet square" aria-label={viewer.texts.form.close} onClick={onClose}>
        <Icon shape="close" />
      </button>
    </header>
  );
}
