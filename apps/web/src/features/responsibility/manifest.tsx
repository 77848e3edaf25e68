export function Manifest() {
  return null;
}
