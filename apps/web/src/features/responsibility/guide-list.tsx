export function GuideList() {
  return null;
}
