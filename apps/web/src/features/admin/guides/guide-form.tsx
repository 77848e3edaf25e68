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
import { toast } from '#ui/toast.ts';
import { GuideFormEnd } from './guide-form-end.tsx';
import {
  checkGuide,
  faultsOf,
  type GuideValues,
  sameGuide,
  type TextPlace,
  textPath,
  textPlaces,
  withText,
} from './guide-form-values.ts';
import { GuidePreview } from './guide-preview.tsx';
import { GuideSection } from './guide-section.tsx';
import { GuideVideoField } from './guide-video-field.tsx';
import { type Editing, type SaveWay, useGuideSaving } from './use-guide-saving.ts';
import { WriteAndPreview } from './write-and-preview.tsx';

interface GuideFormProps {
  virtue: Virtue;
  name: string;
  /** The draft, or what is published where there is none. */
  initial: GuideValues;
  editing: Editing;
  /** The hosts whose videos are shown. */
  hosts: string[];
}

/** The video of a guide and its texts in every language. Once open, it keeps the typed texts even if others save meanwhile. */
export function GuideForm({ virtue, name, initial, editing, hosts }: GuideFormProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const { message } = useFailure();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  /** The stored guide as the editors would write it. */
  const [stored, setStored] = useState(values);
  const [attempted, setAttempted] = useState(false);
  const [shown, setShown] = useState<Language>(reader);
  const unsaved = !sameGuide(values, stored);
  const guard = useLeaveGuard(unsaved);
  const { saving, conflict } = useGuideSaving({
    virtue,
    editing,
    onSaved: ({ values: sent, way }) => {
      setStored(sent);
      setAttempted(false);
      toast({ title: t(way === 'publish' ? 'guide.updated' : 'guideEditor.draft.saved'), description: name });
    },
  });

  const checked = checkGuide(values, hosts);
  const last = saving.sent?.values;
  // The server's faults apply only to the values that were sent.
  const refused = last && sameGuide(last, values) ? faultsOf(fieldFaults(saving.error)) : {};
  const faults = 'faults' in checked ? (attempted ? checked.faults : {}) : refused;
  const setText = (language: Language, place: TextPlace, html: string) =>
    setValues((known) => withText(known, language, place, html));
  const showFirst = (field: string) =>
    form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, [contenteditable])`)?.focus();

  const save = (way: SaveWay) => {
    if (saving.busy) return;
    setAttempted(true);
    if ('faults' in checked) {
      const [first] = Object.keys(checked.faults);
      if (first) showFirst(first);
      return;
    }
    if (!unsaved && (way === 'saveDraft' || !editing.draft)) {
      toast({ tone: 'info', title: t('user.nothingToSave') });
      return;
    }
    const sent = { ...values, ...checked.values };
    setValues(sent);
    void saving.send({ way, values: sent });
  };

  const problem = Object.keys(faults).length > 0 ? t('guideEditor.attention') : saving.problem;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save('publish');
      }}
      // The bar at the bottom must not cover a focused element.
      className="[&_:is(button,input,[contenteditable])]:scroll-mb-28"
    >
      <WriteAndPreview
        preview={
          <GuidePreview
            values={values}
            hosts={hosts}
            label={t('guideEditor.previewOf', { virtue: name })}
            name={name}
            language={shown}
            onLanguage={setShown}
          />
        }
      >
        <GuideSection title={t('guideEditor.videoSection')} text={t('guideEditor.videoAbout')}>
          <GuideVideoField
            value={values.url}
            onChange={(url) => setValues((known) => ({ ...known, url }))}
            hosts={hosts}
            title={t('guide.videoTitle', { virtue: name })}
            attempted={attempted || refused.url !== undefined}
          />
        </GuideSection>
        {languages.map((language) => {
          const languageLabel = languageName(language, reader);
          return (
            <GuideSection
              key={language}
              title={t('guideEditor.language', { language: languageLabel })}
              text={
                language === fallbackLanguage
                  ? t('guideEditor.otherLanguagesAbout')
                  : t('guideEditor.languageAbout', { language: languageLabel })
              }
            >
              {textPlaces.map((place) => (
                <GuideRichText
                  key={place}
                  virtue={virtue}
                  field={textPath(language, place)}
                  label={t(place === 0 ? 'guideEditor.parts.meaning' : 'guideEditor.parts.training', {
                    language: languageLabel,
                  })}
                  language={language}
                  html={values.texts[language][place]}
                  error={message(faults[textPath(language, place)])}
                  onReady={(html) => {
                    setText(language, place, html);
                    setStored((known) => withText(known, language, place, html));
                  }}
                  onChange={(html) => setText(language, place, html)}
                  onFocus={() => setShown(language)}
                />
              ))}
            </GuideSection>
          );
        })}
      </WriteAndPreview>
      <GuideFormEnd
        busy={saving.busy ? saving.sent?.way : undefined}
        unsaved={unsaved}
        drafted={editing.draft !== null}
        problem={problem}
        onSaveDraft={() => save('saveDraft')}
        onOverwrite={conflict && saving.sent ? () => conflict(() => save(saving.sent?.way ?? 'saveDraft')) : undefined}
      />
      <LeaveDialog guard={guard} />
    </form>
  );
}
