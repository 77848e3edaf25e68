export function Scenarios() {
  return null;
}
