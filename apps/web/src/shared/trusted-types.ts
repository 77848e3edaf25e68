/** What the policy makes is taken by the browser where the types of TypeScript want a text. */
interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

interface WithTrustedTypes {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
}

/**
 * The server lets scripts be loaded and HTML be parsed by named policies alone (security-headers.ts). This one is used below and nowhere
 * else; Firefox and Safari do without where they do not know it.
 */
const policy = (globalThis as WithTrustedTypes).trustedTypes?.createPolicy('miraco', {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (new URL(address, location.origin).origin !== location.origin) throw new TypeError('a script from elsewhere');
    return address;
  },
});

/** Parses HTML into a document of its own, in which nothing runs or loads. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');

/** The address of a script of this origin. */
export const scriptAddress = (address: string): string => policy?.createScriptURL(address) ?? address;
