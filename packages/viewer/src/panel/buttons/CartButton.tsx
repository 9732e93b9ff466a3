import { useEffect, useState } from 'react';
import { Icon } from '../icons.tsx';
import { useViewer } from '../viewer-context.ts';

/** Milliseconds that the button shows the result. */
const NOTE_MS = 4000;

/** Puts the design into the page's cart. The page keeps the cart, and learns of the design in vitrine-cart. */
export function CartButton() {
  const { element, texts } = useViewer();
  const [state, setState] = useState<'ready' | 'adding' | 'added' | 'unpriced' | 'failed'>('ready');
  useEffect(() => {
    if (state === 'ready' || state === 'adding') return;
    const timer = setTimeout(() => setState('ready'), NOTE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const add = async () => {
    if (state === 'adding') return;
    setState('adding');
    try {
      const { priced } = await element.addToCart();
      setState(priced === 'server' ? 'added' : 'unpriced');
    } catch {
      setState('failed');
    }
  };
  const { cart } = texts;
  const label = state === 'adding' || state === 'added' ? cart[state] : cart.add;
  const isLong = state === 'unpriced' || state === 'failed';
  return (
    <>
      <button type="button" className="outlined cart" part="cart" aria-disabled={state === 'adding'} onClick={add}>
        {state === 'adding' ? <span className="spinner" /> : <Icon shape={state === 'added' ? 'check' : 'cart'} />}
        {label}
      </button>
      <p role="status" className={isLong ? 'bar-note' : 'unseen'}>
        {state !== 'ready' && cart[state]}
      </p>
    </>
  );
}
