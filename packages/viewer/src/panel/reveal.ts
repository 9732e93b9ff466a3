/** Scrolls the list, but not the page around it, until all of the child is visible. */
export function reveal(list: HTMLElement, child: HTMLElement, margin = 16): void {
  const [outer, inner] = [list.getBoundingClientRect(), child.getBoundingClientRect()];
  if (inner.left < outer.left + margin) list.scrollLeft -= outer.left + margin - inner.left;
  else if (inner.right > outer.right - margin) list.scrollLeft += inner.right - outer.right + margin;
  const tall = inner.height > outer.height;
  if (inner.top < outer.top || tall) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
