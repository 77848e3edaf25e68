export function WeakTest() {
  return null;
}
