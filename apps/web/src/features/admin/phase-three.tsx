export function PhaseThree() {
  return null;
}
