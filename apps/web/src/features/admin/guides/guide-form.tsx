import type { Virtue } from '@miraco/domain/virtues';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideRichText } from '#features/admin/guides/rich-text/rich-text-field.tsx';
import { useFailure } from '#shared/failure.ts';
import { LeaveDialog } from '#shared/leaving/leave-dialog.tsx';
import { useLeaveGuard } from '#shared/leaving/use-leave-guard.ts';
import { FormSection } from '#ui/form-section.tsx';
import { toast } from '#ui/toast.ts';
import { GuideFormEnd } from './guide-form-end.tsx';
import { checkGuide, type Guide, type GuideField, guideTexts, sameGuide, storedGuide } from './guide-form-values.ts';
import { useSaveGuide } from './guide-save.ts';
import { GuideVideoField } from './guide-video-field.tsx';

interface GuideFormProps {
  virtue: Virtue;
  name: string;
  /** Null where the virtue has no guide yet: saving makes one. */
  guide: Guide | null;
}

/** The video and the four texts of a guide. Once open, it shows what is typed here, whatever others save meanwhile. */
export function GuideForm({ virtue, name, guide }: GuideFormProps) {
  const { t } = useTranslation();
  const { failure, message } = useFailure();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => storedGuide(guide));
  /** What is stored, as the editors would write it. */
  const [stored, setStored] = useState(values);
  const [attempted, setAttempted] = useState(false);
  const unsaved = !sameGuide(values, stored);
  const guard = useLeaveGuard(unsaved);
  const save = useSaveGuide(virtue, guide?.id);

  const checked = checkGuide(values);
  const refused = save.refusalOf(values);
  const faults = 'faults' in checked ? (attempted ? checked.faults : {}) : refused;
  const set = (field: GuideField, value: string) => setValues((known) => ({ ...known, [field]: value }));
  const showFirst = (field: string) =>
    form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, [contenteditable])`)?.focus();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setAttempted(true);
    if ('faults' in checked) {
      const [first] = Object.keys(checked.faults);
      if (first) showFirst(first);
      return;
    }
    if (!unsaved) {
      toast({ tone: 'info', title: t('user.nothingToSave') });
      return;
    }
    const sent = { ...values, ...checked.values };
    setValues(sent);
    save.mutate(sent, () => {
      setStored(sent);
      setAttempted(false);
      toast({ title: t('guide.updated'), description: name });
    });
  };

  const problem = Object.keys(faults).length > 0 ? t('guideEditor.attention') : save.error && failure(save.error);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      // What takes the focus is not hidden by the line at the bottom.
      className="[&_:is(button,input,[contenteditable])]:scroll-mb-28"
    >
      <FormSection title={t('guideEditor.videoSection')} text={t('guideEditor.videoAbout')}>
        <GuideVideoField
          value={values.url}
          onChange={(url) => set('url', url)}
          title={t('guide.videoTitle', { virtue: name })}
          attempted={attempted || refused.url !== undefined}
        />
      </FormSection>
      {(['es', 'en'] as const).map((language) => (
        <FormSection
          key={language}
          title={t(`guideEditor.languages.${language}`)}
          text={t(`guideEditor.languagesAbout.${language}`)}
        >
          {guideTexts.map(
            (text) =>
              languageOf[text] === language && (
                <GuideRichText
                  key={text}
                  field={text}
                  label={t(`guideEditor.fields.${text}`)}
                  language={language}
                  html={values[text]}
                  error={message(faults[text])}
                  onReady={(html) => {
                    set(text, html);
                    setStored((known) => ({ ...known, [text]: html }));
                  }}
                  onChange={(html) => set(text, html)}
                />
              ),
          )}
        </FormSection>
      ))}
      <GuideFormEnd busy={save.isPending} unsaved={unsaved} problem={problem ?? undefined} />
      <LeaveDialog guard={guard} />
    </form>
  );
}

const languageOf = { text1: 'es', text2: 'es', text3: 'en', text4: 'en' } as const;
