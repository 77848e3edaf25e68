import { type MailKind, mailKinds } from '@miraco/contract/mails';
import { isLanguage, languages } from '@miraco/domain/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { ownLanguageName } from '#shared/language/language-names.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

const isKind = (value: string): value is MailKind => mailKinds.some((kind) => kind === value);

/** Each mail as its recipient reads it, with the administrator in the place of the people in it. */
export function Preview() {
  const { t } = useTranslation();
  const reader = useLanguage();
  const [kind, setKind] = useState<MailKind>('invitation');
  const [language, setLanguage] = useState(reader);
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={t('settings.mail.preview')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('settings.mail.preview')}
        </Button>
      </div>
      {open && (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t('settings.mail.which')}>
              <Select value={kind} onChange={({ target }) => isKind(target.value) && setKind(target.value)}>
                {mailKinds.map((each) => (
                  <option key={each} value={each}>
                    {t(`settings.mail.kinds.${each}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('account.language')}>
              <Select value={language} onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}>
                {languages.map((each) => (
                  <option key={each} value={each} lang={each}>
                    {ownLanguageName(each)}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Letter kind={kind} language={language} />
        </>
      )}
    </section>
  );
}

function Letter({ kind, language }: { kind: MailKind; language: ReturnType<typeof useLanguage> }) {
  const { t } = useTranslation();
  const letter = trpc.admin.mail.preview.useQuery({ kind, language });
  return (
    <Loaded query={letter} failed={t('settings.mail.previewFailed')}>
      {({ subject, text }) => (
        <article
          lang={language}
          aria-live="polite"
          className="rounded-lg border bg-card px-5 py-4 [overflow-wrap:anywhere]"
        >
          <p className="border-b pb-3 font-medium">{subject}</p>
          <p className="measure whitespace-pre-line pt-3">{text.trim()}</p>
        </article>
      )}
    </Loaded>
  );
}
