/** jsdom has no `showModal`: from here on dialogs open in their place. Layering and focus are for the browser tests. */
export function openDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
