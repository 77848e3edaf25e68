import { type Virtue, virtues } from './virtues.ts';

/** The virtues that each part of Conscience cites, repeated for each citation. */
export interface CitationSources {
  weakTest: readonly Virtue[];
  aboutMe: readonly Virtue[];
  aboutOthers: readonly Virtue[];
  habits: readonly Virtue[];
}

export interface CitationCount {
  virtue: Virtue;
  weakTest: number;
  aboutMe: number;
  aboutOthers: number;
  habits: number;
  total: number;
}

/** Counts the citations of all 23 virtues. Most cited first; equals in the order of the method. Spec 1, section 2. */
export function countCitations(sources: CitationSources): CitationCount[] {
  const counts = virtues.map((virtue) => {
    const times = (cited: readonly Virtue[]) => cited.filter((other) => other === virtue).length;
    const weakTest = times(sources.weakTest);
    const aboutMe = times(sources.aboutMe);
    const aboutOthers = times(sources.aboutOthers);
    const habits = times(sources.habits);
    return { virtue, weakTest, aboutMe, aboutOthers, habits, total: weakTest + aboutMe + aboutOthers + habits };
  });
  return counts.sort((one, other) => other.total - one.total);
}
