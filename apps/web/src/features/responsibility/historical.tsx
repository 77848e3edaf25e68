export function Historical() {
  return null;
}
