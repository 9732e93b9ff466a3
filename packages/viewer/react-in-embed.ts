import { type ComponentChild, options, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * React and React DOM as the embed has them: preact's own parts under their names. `preact/compat` does more than the
 * panel asks for, and every visitor would fetch it; what the panel asks for beyond preact stands here.
 */
export { createContext, createElement, createPortal } from 'preact';
export { useContext, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';

/** What says that it changed once, not with every key. */
const AT_ONCE = ['checkbox', 'radio', 'file'];

interface InputProps {
  type?: string;
  onChange?: unknown;
  onInput?: unknown;
}

const before = options.vnode;
/** React calls onChange with every key, as the browser does with its input event. */
options.vnode = (node) => {
  const props = node.props as InputProps;
  if (node.type === 'input' && props.onChange && !AT_ONCE.includes(props.type ?? '')) {
    props.onInput = props.onChange;
    delete props.onChange;
  }
  before?.(node);
};

/** What a store holds; renders again when that changes. */
export function useSyncExternalStore<Value>(subscribe: (changed: () => void) => () => void, get: () => Value): Value {
  const [, changed] = useState(get);
  useEffect(() => {
    const look = (): void => changed(get);
    // It may have changed since it was read.
    look();
    return subscribe(look);
  }, [subscribe]);
  return get();
}

export function createRoot(place: Element) {
  return {
    render: (what: ComponentChild): void => render(what, place),
    unmount: (): void => render(null, place),
  };
}
