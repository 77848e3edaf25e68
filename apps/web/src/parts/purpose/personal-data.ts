import { type Outputs, trpc } from '#shared/trpc/trpc.ts';

type Overview = Outputs['conscience']['overview'];

/** What the form of the personal purpose and its summary are made from. */
export interface PersonalData {
  personal: Outputs['impact']['personal']['get'];
  ratings: Overview['ratings'];
  /** Each strong virtue with its counterparts that are weak for this client. */
  polarity: Overview['polarity'];
  words: Outputs['method']['virtues'];
  partners: Outputs['method']['polarity'];
  purpose: Outputs['method']['purpose'];
  creations: Outputs['method']['creations'];
}

const always = { staleTime: Number.POSITIVE_INFINITY };

/** Asks for all of it at once. `data` is there once everything is; `queries` say what went wrong where it is not. */
export function usePersonalData(user: string) {
  const personal = trpc.impact.personal.get.useQuery({ user });
  const overview = trpc.conscience.overview.useQuery({ user });
  const words = trpc.method.virtues.useQuery(undefined, always);
  const partners = trpc.method.polarity.useQuery(undefined, always);
  const purpose = trpc.method.purpose.useQuery(undefined, always);
  const creations = trpc.method.creations.useQuery(undefined, always);
  const queries = [personal, overview, words, partners, purpose, creations];

  const ready =
    personal.data !== undefined && overview.data && words.data && partners.data && purpose.data && creations.data;
  const data: PersonalData | undefined = ready
    ? {
        personal: personal.data,
        ratings: overview.data.ratings,
        polarity: overview.data.polarity,
        words: words.data,
        partners: partners.data,
        purpose: purpose.data,
        creations: creations.data,
      }
    : undefined;
  return { data, queries };
}

/** Virtues by their names, in running text. */
export function listVirtues(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
