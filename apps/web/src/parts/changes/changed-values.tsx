import type { ChangedValue } from '@miraco/contract/activity';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { type Screen, useScreen } from '#shared/loading/use-screen.ts';
import { ClampedText } from '#ui/clamped-text.tsx';
import { FoldButton, useFold } from '#ui/fold.tsx';
import { useValueWords } from './value-words.ts';

interface ChangeFoldProps {
  /** Buttons of the same entry. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Opens what an entry of the log changed; its content is asked for when it is opened. */
export function ChangeFold({ beside, children }: ChangeFoldProps) {
  const { t } = useTranslation();
  const fold = useFold(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 print:hidden">
        <div>
          <FoldButton fold={fold} className="gap-1.5 text-[0.9rem] text-primary">
            {t('changes.see')}
          </FoldButton>
        </div>
        {beside}
      </div>
      {fold.open && <div id={fold.id}>{children}</div>}
    </>
  );
}

interface ChangedValuesProps {
  /** Null or empty where nothing was kept of the values. */
  values: Screen<readonly ChangedValue[] | null>;
}

/** Each value that an entry changed, as it was and as it became. */
export function ChangedValues({ values }: ChangedValuesProps) {
  const { t } = useTranslation();
  const sources = useScreen((ask) => ({ virtues: ask.method.virtues(), purpose: ask.method.purpose() }));
  if (values.data === undefined || !sources.data) {
    return <Loading failed={t('changes.failed')} placeholder={null} queries={[values, sources]} />;
  }
  if (!values.data?.length) return <p className="py-2 text-muted-foreground">{t('changes.notKept')}</p>;
  return <ValueList values={values.data} sources={sources.data} />;
}

interface ValueListProps {
  values: readonly ChangedValue[];
  sources: Parameters<typeof useValueWords>[0];
}

function ValueList({ values, sources }: ValueListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useValueWords(sources);
  return (
    <ul className="mt-1 mb-2 grid gap-4 border-l-2 pl-4">
      {values.map(({ field, virtue, before, after }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes, and may name a field of several rows
        <li key={position}>
          <p className="font-medium">
            {t(`changes.field.${field}`)}
            {virtue && ` · ${sources.virtues[virtue].name[language]}`}
          </p>
          <dl className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <Side label={t('changes.before')} text={words(field, before)} />
            <Side label={t('changes.after')} text={words(field, after)} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Side({ label, text }: { label: string; text: string | null }) {
  const { t } = useTranslation();
  return (
    <div className="min-w-0">
      <dt className="text-[0.85rem] text-muted-foreground">{label}</dt>
      <dd>
        {text === null ? (
          <span className="text-muted-foreground">{t('changes.nothing')}</span>
        ) : (
          <ClampedText>{text}</ClampedText>
        )}
      </dd>
    </div>
  );
}
