export function Personal() {
  return null;
}
