export function Professional() {
  return null;
}
