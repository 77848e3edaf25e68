import { fallbackLanguage, type Language, languages } from '@miraco/domain/languages';
import type { Virtue } from '@miraco/domain/virtues';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideRichText } from '#features/admin/guides/rich-text/rich-text-field.tsx';
import { fieldFaults, useFailure } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';
import { languageName } from '#shared/language/language-names.ts';
import { LeaveDialog } from '#shared/leaving/leave-dialog.tsx';
import { useLeaveGuard } from '#shared/leaving/use-leave-guard.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { FormSection } from '#ui/form-section.tsx';
import { toast } from '#ui/toast.ts';
import { GuideFormEnd } from './guide-form-end.tsx';
import {
  checkGuide,
  faultsOf,
  type Guide,
  type GuideValues,
  sameGuide,
  storedGuide,
  type TextPlace,
  textPath,
  textPlaces,
  withText,
} from './guide-form-values.ts';
import { GuideVideoField } from './guide-video-field.tsx';

interface GuideFormProps {
  virtue: Virtue;
  name: string;
  /** Null where the virtue has no guide yet: saving creates one. */
  guide: Guide | null;
}

/** The video of a guide and its texts in every language. Once open, it keeps the typed texts even if others save meanwhile. */
export function GuideForm({ virtue, name, guide }: GuideFormProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const { message } = useFailure();
  const { guides } = trpc.useUtils().responsibility;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => storedGuide(guide));
  /** The stored guide as the editors would write it. */
  const [stored, setStored] = useState(values);
  const [attempted, setAttempted] = useState(false);
  const unsaved = !sameGuide(values, stored);
  const guard = useLeaveGuard(unsaved);
  const saving = useSend({
    send: async (sent: GuideValues, call) => {
      if (guide) await api.responsibility.guides.edit.mutate({ id: guide.id, ...sent }, call());
      else await api.responsibility.guides.register.mutate({ virtue, ...sent }, call());
    },
    // Also where another administrator created the guide first: with its id, saving again changes it.
    refresh: () => guides.invalidate(),
    onSent: (_, sent) => {
      setStored(sent);
      setAttempted(false);
      toast({ title: t('guide.updated'), description: name });
    },
  });

  const checked = checkGuide(values);
  // The server's faults apply only to the values that were sent.
  const refused = saving.sent && sameGuide(saving.sent, values) ? faultsOf(fieldFaults(saving.error)) : {};
  const faults = 'faults' in checked ? (attempted ? checked.faults : {}) : refused;
  const setText = (language: Language, place: TextPlace, html: string) =>
    setValues((known) => withText(known, language, place, html));
  const showFirst = (field: string) =>
    form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, [contenteditable])`)?.focus();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.busy) return;
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
    void saving.send(sent);
  };

  const problem = Object.keys(faults).length > 0 ? t('guideEditor.attention') : saving.problem;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      // The bar at the bottom must not cover a focused element.
      className="[&_:is(button,input,[contenteditable])]:scroll-mb-28"
    >
      <FormSection title={t('guideEditor.videoSection')} text={t('guideEditor.videoAbout')}>
        <GuideVideoField
          value={values.url}
          onChange={(url) => setValues((known) => ({ ...known, url }))}
          title={t('guide.videoTitle', { virtue: name })}
          attempted={attempted || refused.url !== undefined}
        />
      </FormSection>
      {languages.map((language, position) => {
        const name = languageName(language, reader);
        return (
          <FormSection
            key={language}
            title={t('guideEditor.language', { language: name })}
            text={
              language === fallbackLanguage
                ? t('guideEditor.otherLanguagesAbout')
                : t('guideEditor.languageAbout', { language: name })
            }
          >
            {textPlaces.map((place) => (
              <GuideRichText
                key={place}
                field={textPath(language, place)}
                label={t('guideEditor.field', {
                  number: position * textPlaces.length + place + 1,
                  language: name,
                })}
                language={language}
                html={values.texts[language][place]}
                error={message(faults[textPath(language, place)])}
                onReady={(html) => {
                  setText(language, place, html);
                  setStored((known) => withText(known, language, place, html));
                }}
                onChange={(html) => setText(language, place, html)}
              />
            ))}
          </FormSection>
        );
      })}
      <GuideFormEnd busy={saving.busy} unsaved={unsaved} problem={problem} />
      <LeaveDialog guard={guard} />
    </form>
  );
}
