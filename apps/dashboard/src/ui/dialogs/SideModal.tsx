import { ModalFrame, type ModalFrameProps } from './ModalFrame.tsx';

/** A drawer from the right for one item. */
export const SideModal = (props: Pick<ModalFrameProps, 'title' | 'onClose' | 'footer' | 'children'>) => (
  <ModalFrame {...props} side width={440} />
);
