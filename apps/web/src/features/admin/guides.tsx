export function Guides() {
  return null;
}
