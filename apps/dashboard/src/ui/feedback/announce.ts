const REGION_ID = 'vt-announcer';

const region = (): HTMLElement => {
  const known = document.getElementById(REGION_ID);
  if (known) return known;
  const made = document.createElement('div');
  made.id = REGION_ID;
  made.className = 'vt-unseen';
  made.setAttribute('aria-live', 'polite');
  document.body.append(made);
  return made;
};

/** Announces a change to assistive technology without moving the focus. The same message can be repeated. */
export const announce = (sentence: string): void => {
  const place = region();
  place.textContent = '';
  requestAnimationFrame(() => {
    place.textContent = sentence;
  });
};
