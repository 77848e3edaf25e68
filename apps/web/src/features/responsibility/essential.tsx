export function Essential() {
  return null;
}
