/** What `closedby="any"` says, for a browser that does not know it, as Safari before 27: a press outside a dialog asks to close it. */
export function closeOutside(dialog: HTMLDialogElement): void {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  const isOutside = ({ clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };
  // A text that is selected beyond the dialog's edge is no press outside.
  let hasBegun = false;
  dialog.addEventListener('pointerdown', (event) => void (hasBegun = isOutside(event)));
  dialog.addEventListener('click', (event) => {
    if (hasBegun && event.target === dialog && isOutside(event))
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}
