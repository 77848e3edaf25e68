export function Training() {
  return null;
}
