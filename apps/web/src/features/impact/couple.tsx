export function Couple() {
  return null;
}
