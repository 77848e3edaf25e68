import { useTranslation } from 'react-i18next';

/** The words for data saved by the procedures of a router. */
const savedBy = new Map(
  Object.entries({
    'conscience.initial': 'initial',
    'conscience.weak': 'weak',
    'conscience.prospect': 'prospect',
    'conscience.mediumHard': 'mediumHard',
    'conscience.harmful': 'harmful',
    'responsibility.weekly': 'weekly',
    'responsibility.evaluation': 'evaluation',
    'responsibility.training': 'training',
    'responsibility.completions': 'completions',
    'responsibility.manifest': 'manifest',
    'responsibility.guides': 'guides',
    'impact.personal': 'personal',
    'impact.professional': 'professional',
    'impact.couple': 'couple',
    'conscience.userVirtues': 'strength',
    drafts: 'drafts',
  } as const),
);

/** Names what a procedure saves: "the weekly test". */
export function useSavedWhat() {
  const { t } = useTranslation();
  return (procedure: string) =>
    t(`changes.saved.${savedBy.get(procedure.slice(0, procedure.lastIndexOf('.'))) ?? 'something'}`);
}
