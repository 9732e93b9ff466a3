import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { reveal } from '../reveal.ts';
import { useViewer } from '../viewer-context.ts';
import { moveToTab } from './tab-keys.ts';

const TAB_MARGIN = 40;

interface StripTabsProps {
  entries: readonly { key: string; name: string }[];
  /** Key of the chosen entry. */
  chosen: string;
  onChoose: (key: string) => void;
  /** Prefix of the ids of the tabs and their panel. */
  id: string;
  className?: string;
  /** True for a panel without controls, which takes the focus itself. */
  isText?: boolean | undefined;
  children: ReactNode;
}

/** One tab for each entry, scrolled to the chosen one, with its content below: the panel under the image. */
export function StripTabs({ entries, chosen, onChoose, id, className = '', isText, children }: StripTabsProps) {
  const { texts } = useViewer();
  const tabs = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (tabs.current && tab) reveal(tabs.current, tab, TAB_MARGIN);
  }, [chosen]);
  return (
    <>
      <div ref={tabs} className="tabs layer-tabs" role="tablist" aria-label={texts.panel.layers} onKeyDown={moveToTab}>
        {entries.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            className="tab"
            part="tab"
            role="tab"
            aria-selected={key === chosen}
            aria-controls={`${id}-shown`}
            id={`${id}-${key}`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
      <div
        key={chosen}
        className={`strip ${className}`}
        role="tabpanel"
        id={`${id}-shown`}
        aria-labelledby={`${id}-${chosen}`}
        tabIndex={isText ? 0 : undefined}
      >
        {children}
      </div>
    </>
  );
}
