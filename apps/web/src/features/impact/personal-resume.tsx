export function PersonalResume() {
  return null;
}
