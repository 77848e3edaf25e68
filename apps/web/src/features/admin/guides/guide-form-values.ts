import { guideInput } from '@miraco/contract/responsibility';
import type { GuideText } from '#parts/rich-text/guide-texts.ts';
import { failureData } from '#shared/failure.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

export type Guide = NonNullable<Outputs['responsibility']['guides']['getByVirtue']>;

/** The texts in the order of the page. */
export const guideTexts = ['text1', 'text2', 'text3', 'text4'] as const satisfies GuideText[];
const fields = ['url', ...guideTexts] as const;

export type GuideField = (typeof fields)[number];
export type GuideValues = Readonly<Record<GuideField, string>>;
export type GuideFaults = { [field in GuideField]?: string };

export function storedGuide(guide: Guide | null): GuideValues {
  const { url = '', text1 = '', text2 = '', text3 = '', text4 = '' } = guide ?? {};
  return { url, text1, text2, text3, text4 };
}

export function sameGuide(one: GuideValues, other: GuideValues): boolean {
  return fields.every((field) => one[field] === other[field]);
}

function faultsOf(issues: readonly { path: string; message: string }[]): GuideFaults {
  const faults: GuideFaults = {};
  for (const field of fields) {
    const issue = issues.find(({ path }) => path === field);
    if (issue) faults[field] = issue.message;
  }
  return faults;
}

/** The values as they are sent, or what is wrong with them, field by field. */
export function checkGuide(values: GuideValues): { values: GuideValues } | { faults: GuideFaults } {
  const { success, data, error } = guideInput.omit({ virtue: true }).safeParse(values);
  if (success) return { values: data };
  return { faults: faultsOf(error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))) };
}

/** What the server found fault with, field by field. */
export function refusedFields(error: unknown): GuideFaults {
  return faultsOf(failureData(error)?.issues ?? []);
}
