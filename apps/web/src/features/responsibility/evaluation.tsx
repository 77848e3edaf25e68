export function Evaluation() {
  return null;
}
