export function GuideEditor() {
  return null;
}
