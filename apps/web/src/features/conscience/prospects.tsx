export function Prospects() {
  return null;
}
