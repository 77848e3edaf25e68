/**
 * What a browser keeps after its user has signed out: choices of how it shows the product, and nothing about a person. Every other key
 * goes then.
 */
export const choiceKeys = {
  language: 'miraco.language',
  theme: 'miraco.theme',
  shortcuts: 'miraco.shortcuts',
  install: 'miraco.install',
  questions: 'miraco.questions',
} as const;

const isChoice = (key: string) => Object.values<string>(choiceKeys).includes(key);

/** Removes all but the choices from the storage of this tab, and of the browser. */
export function clearPersonalStorage(): void {
  for (const storageOf of [() => sessionStorage, () => localStorage]) {
    try {
      const storage = storageOf();
      for (const key of Object.keys(storage)) if (!isChoice(key)) storage.removeItem(key);
    } catch {
      // A browser that stores nothing keeps nothing.
    }
  }
}
