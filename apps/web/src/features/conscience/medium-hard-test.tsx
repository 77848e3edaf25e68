export function MediumHardTest() {
  return null;
}
