import type { Ratings } from '@miraco/domain/ratings';
import type { Virtue } from '@miraco/domain/virtues';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepsBar } from '#features/responsibility/steps-bar.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { useWritable } from '#parts/phases/use-writable.ts';
import { ReadLater } from '#parts/support/read-later.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { ManifestDownload } from './manifest-download.tsx';
import { ManifestEnd } from './manifest-end.tsx';
import { ManifestGroup } from './manifest-group.tsx';
import { isTooLong, isWritten, manifestSections } from './manifest-statements.ts';
import type { useManifest } from './use-manifest.ts';

interface ManifestFormProps {
  me: Outputs['account']['me'];
  ratings: Ratings;
  words: Outputs['method']['virtues'];
  manifest: ReturnType<typeof useManifest>;
}

/**
 * The statements in their sections, and the end of the form. An incomplete manifesto can be saved: the missing ones are listed
 * afterwards.
 */
export function ManifestForm({ me, ratings, words, manifest }: ManifestFormProps) {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const form = useRef<HTMLFormElement>(null);
  // The result of the last press; cleared once it has been read.
  const [answer, setAnswer] = useState<'missing' | 'tooLong'>();
  // From then on the fields show that they are empty.
  const [asked, setAsked] = useState(false);
  const { statements } = manifest;

  const sections = manifestSections(ratings);
  const order = sections.flatMap((section) => section.virtues);
  const missing = order.filter((virtue) => !isWritten(statements[virtue]));
  const tooLong = order.filter((virtue) => isTooLong(statements[virtue]));

  const goTo = (virtue: Virtue | undefined) => {
    setAnswer(undefined);
    if (virtue) form.current?.querySelector<HTMLElement>(`[data-virtue="${virtue}"]`)?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (locked) return;
    setAnswer(undefined);
    if (tooLong.length > 0) setAnswer('tooLong');
    else if (await manifest.save()) {
      setAsked(true);
      if (missing.length > 0) setAnswer('missing');
    }
  };

  return (
    <>
      <StepsBar />
      <div className="max-w-3xl">
        <PageHeader
          eyebrow={t('itinerary.responsibility.name')}
          title={t('manifest.title')}
          lead={t('manifest.lead')}
          actions={<ManifestDownload me={me} ratings={ratings} words={words} statements={statements} />}
        />
        {locked ? <LockedNotice /> : <ReadLater className="-mt-4 mb-6" />}
        <form ref={form} noValidate onSubmit={(event) => void save(event)}>
          <div className="grid gap-10">
            {sections.map((section) => (
              <ManifestGroup
                key={section.strength}
                section={section}
                words={words}
                statements={statements}
                disabled={locked}
                asked={asked}
                onChange={(virtue, text) => {
                  manifest.sending.dismiss();
                  manifest.change({ [virtue]: text });
                }}
              />
            ))}
          </div>
          <ManifestEnd
            written={order.length - missing.length}
            total={order.length}
            state={manifest.state}
            locked={locked}
            sending={manifest.sending}
            missing={answer === 'missing' ? missing.length : 0}
            tooLong={answer === 'tooLong' ? tooLong.length : 0}
            onGoToMissing={() => goTo(missing[0])}
            onGoToTooLong={() => goTo(tooLong[0])}
          />
        </form>
        <GoOn after={['manifest']} />
      </div>
    </>
  );
}
