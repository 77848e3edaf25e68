export function HarmfulHabits() {
  return null;
}
