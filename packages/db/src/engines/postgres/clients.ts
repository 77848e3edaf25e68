/** By this name other programs see that the product is connected: a pool keeps one client at least, however long nobody asks. */
export const productName = 'miraco';

/** Any address may say how its clients are called. Those of the product have their own names. */
export function withoutName(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('application_name')) return url;
  address.searchParams.delete('application_name');
  return address.href;
}
