export function PhaseTwo() {
  return null;
}
