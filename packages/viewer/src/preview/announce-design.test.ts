import { expect, test, vi } from 'vitest';
import '../events.ts';
import { announceDesign } from './announce-design.ts';

test('the parent page learns each visible design; a page without a parent tells nobody', () => {
  const around = { postMessage: vi.fn() } as unknown as Window;
  const viewer = document.createElement('div');
  announceDesign(around, window, viewer);
  viewer.dispatchEvent(new CustomEvent('vitrine-ready', { detail: { design: 'W1' } }));
  viewer.dispatchEvent(new CustomEvent('vitrine-change', { detail: { design: 'W2' } }));
  expect(vi.mocked(around.postMessage).mock.calls).toEqual([
    [{ vitrine: 'design', design: 'W1' }, '*'],
    [{ vitrine: 'design', design: 'W2' }, '*'],
  ]);
  const post = vi.spyOn(window, 'postMessage');
  announceDesign(window, window, viewer);
  viewer.dispatchEvent(new CustomEvent('vitrine-ready', { detail: { design: 'W3' } }));
  expect(post).not.toHaveBeenCalled();
});
