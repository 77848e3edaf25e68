import { purposeDimensions, purposeDurations } from '@miraco/domain/purpose';
import { virtuesRated } from '@miraco/domain/ratings';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { type FormEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptChanges } from '#shared/drafts/use-kept-changes.ts';
import { useLanguage } from '#shared/language/language.ts';
import { userId } from '#shared/session/session.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { GreatDialog } from './great-dialog.tsx';
import { mergePersonal, type PersonalChanges, type PersonalContent, parsePersonal } from './personal-changes.ts';
import { listVirtues, type PersonalData } from './personal-data.ts';
import { PersonalSave } from './personal-save.tsx';
import { isTooLong, PersonalText } from './personal-text.tsx';
import { PersonalVirtueCard } from './personal-virtue-card.tsx';
import { PersonalVirtues } from './personal-virtues.tsx';
import { useSavePersonal } from './use-save-personal.ts';

interface PersonalFormProps {
  /** The owner of the purpose: an administrator fills in a client's. */
  user: string;
  /** From usePersonalData(user): the form fetches nothing itself. */
  data: PersonalData;
  readOnly?: boolean;
  /** The user has acknowledged the confirmation. */
  onSaved?: () => void;
}

const pick = <Entry,>(entries: Partial<Record<Virtue, Entry>>, isKept: (virtue: Virtue) => boolean) =>
  Object.fromEntries(virtues.filter(isKept).flatMap((virtue) => (entries[virtue] ? [[virtue, entries[virtue]]] : [])));

/**
 * The content that can be stored. The texts of virtues that were unticked stay; one that is too long is not shown, and must not block
 * the others.
 */
function keepable({ motivate, favourite, creations, ...content }: PersonalContent): PersonalContent {
  const fits = (virtue: Virtue, text = '') => motivate.includes(virtue) || !isTooLong(text);
  return {
    ...content,
    motivate,
    favourite: pick(favourite, (virtue) => fits(virtue, favourite[virtue])),
    creations: pick(creations, (virtue) => fits(virtue, creations[virtue]?.own)),
  };
}

/**
 * What moves the client, whom it is for, how far and how long it goes; filled in by the client or by an administrator. Spec 2,
 * sections 3 and 5.
 */
export function PersonalForm({ user, data, readOnly = false, onSaved }: PersonalFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptChanges(`personal.${user}`, parsePersonal);
  const strong = useMemo(() => virtuesRated(data.overview.ratings, 'fuerte'), [data.overview.ratings]);
  const withChanges = (changes: PersonalChanges) => mergePersonal(data.personal, changes, strong);
  const content = withChanges(kept.changes);
  const saving = useSavePersonal({
    user,
    kept,
    send: (changes, call) => api.impact.personal.edit.mutate({ ...keepable(withChanges(changes)), user }, call()),
  });
  const own = userId() === user;
  const names = (listed: readonly Virtue[]) =>
    listVirtues(
      listed.map((virtue) => data.words[virtue].name[language]),
      language,
    );
  const dropped = data.personal?.dropped ?? [];
  const setAside = strong.filter(
    (virtue) => (content.favourite[virtue] || content.creations[virtue]) && !content.motivate.includes(virtue),
  );

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (readOnly) return;
    const { lifeproject, motivate, favourite, creations } = content;
    const ofVirtues = motivate.flatMap((virtue) => [favourite[virtue] ?? '', creations[virtue]?.own ?? '']);
    if ([lifeproject, ...ofVirtues].some(isTooLong))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else void saving.send(kept.changes);
  };

  return (
    <form ref={form} noValidate onSubmit={save} className="grid gap-12">
      {dropped.length > 0 && (
        <Alert
          tone="warning"
          live={false}
          title={t('personal.dropped', { count: dropped.length, virtues: names(dropped) })}
        >
          {t('personal.droppedText')}
        </Alert>
      )}
      <div className="grid gap-5">
        <PersonalVirtues
          strong={strong}
          motivate={content.motivate}
          words={data.words}
          readOnly={readOnly}
          own={own}
          onChange={(motivate) => kept.change({ motivate })}
        />
        <ul className="grid gap-4 empty:hidden">
          {content.motivate.map((virtue) => (
            <PersonalVirtueCard
              key={virtue}
              virtue={virtue}
              data={data}
              content={content}
              readOnly={readOnly}
              onChange={kept.change}
            />
          ))}
        </ul>
        <p role="status" className="text-[0.9rem] text-muted-foreground empty:hidden">
          {setAside.length > 0 && t('personal.setAside', { count: setAside.length, virtues: names(setAside) })}
        </p>
      </div>
      <ChoiceCards
        label={t('personal.dimension')}
        hint={t('personal.dimensionHint')}
        choices={purposeDimensions.map((key) => {
          const { name, reach, meaning } = data.purpose.dimensions[key];
          return { key, name: name[language], reach: reach[language], meaning: meaning[language] };
        })}
        chosen={content.dimension}
        readOnly={readOnly}
        onChoose={(dimension) => kept.change({ dimension })}
      />
      <ChoiceCards
        label={t('personal.duration')}
        hint={t('personal.durationHint')}
        choices={purposeDurations.map((key) => {
          const { name, meaning } = data.purpose.durations[key];
          return { key, name: name[language], meaning: meaning[language] };
        })}
        chosen={content.duration}
        readOnly={readOnly}
        onChoose={(duration) => kept.change({ duration })}
      />
      <section>
        <h2 className="mb-3">{t('personal.project')}</h2>
        <PersonalText
          tall
          label={t('personal.projectLabel')}
          hint={t('personal.projectHint')}
          value={content.lifeproject}
          readOnly={readOnly}
          onChange={(lifeproject) => kept.change({ lifeproject })}
        />
      </section>
      {!readOnly && (
        <PersonalSave label={t('personal.save')} personal={data.personal} unsaved={kept.unsaved} saving={saving} />
      )}
      <GreatDialog
        open={saving.done}
        title={own ? t('impact.saved') : t('personal.savedForClient')}
        onClose={() => {
          saving.dismiss();
          onSaved?.();
        }}
      >
        {own ? t('personal.savedNext') : t('personal.savedForClientNext')}
      </GreatDialog>
    </form>
  );
}
