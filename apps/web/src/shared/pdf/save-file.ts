/** Hands a file to the browser as a download. */
export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers begin the download only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
