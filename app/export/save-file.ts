/** Saves a file on the player's device. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the next task the download keeps its own reference to the data.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
