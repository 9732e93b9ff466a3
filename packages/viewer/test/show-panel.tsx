import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Frame } from '../src/frame.ts';
import { Panel } from '../src/panel/Panel.tsx';
import { ViewerContext } from '../src/panel/viewer-context.ts';
import type { Viewer } from '../src/viewer.ts';

/** Shows the panel in a viewer of this width, in CSS pixels. */
export function showPanel(viewer: Viewer, width: number) {
  const div = () => document.createElement('div');
  const whole = div();
  Object.defineProperty(whole, 'clientWidth', { value: width });
  const box = div();
  const overlay = div();
  whole.append(box, overlay);
  document.body.append(whole);
  const frame = { whole, box, stage: div(), panel: div() } as unknown as Frame;
  const panel = () => (
    <ViewerContext value={viewer}>
      <Panel frame={frame} overlay={overlay} />
    </ViewerContext>
  );
  const { rerender } = render(panel(), { container: box });
  /** As the viewer does when its language changes. */
  const renderAgain = (): void => rerender(panel());
  return { user: userEvent.setup(), screen, renderAgain };
}

/** These tests have no layout. */
export const noResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
