export function Conscience() {
  return null;
}
