/** A shorter first sentence brings the second one with it. */
const least = 50;
const sentence = /.+?[.!?…]+[»”’"')]*(?=\s|$)/gsu;

/** The first sentence of a text, or the first two where one says too little; the whole of a text without a full stop. */
export function openingOf(text: string): string {
  let opening = '';
  for (const [found] of text.matchAll(sentence)) {
    opening += found;
    if (opening.length >= least) return opening;
  }
  return text;
}
