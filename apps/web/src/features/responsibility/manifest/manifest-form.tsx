import { paths } from '@miraco/contract/paths';
import type { Virtue } from '@miraco/domain/virtues';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { StepsBar } from '#features/responsibility/steps-bar.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { momentAt } from '#parts/moment/address.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { ReadLater } from '#parts/support/read-later.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { navigate } from '#shared/router/history.ts';
import { useLocation } from '#shared/router/router.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ManifestDownload } from './manifest-download.tsx';
import { ManifestEnd } from './manifest-end.tsx';
import { ManifestGroup } from './manifest-group.tsx';
import { type SignWords, starters } from './manifest-starters.ts';
import { isTooLong, isWritten, manifestSections } from './manifest-statements.ts';
import type { useManifest } from './use-manifest.ts';

/** As many empty boxes are shown at once. */
const atATime = 3;

interface ManifestFormProps {
  me: Outputs['account']['me'];
  overview: Pick<Outputs['conscience']['overview'], 'ratings' | 'reasons'>;
  words: Outputs['method']['virtues'];
  signWords: SignWords;
  manifest: ReturnType<typeof useManifest>;
}

/**
 * The statements in their sections, and the end of the form. An incomplete manifesto can be saved: the missing ones are listed
 * afterwards.
 */
export function ManifestForm({ me, overview, words, signWords, manifest }: ManifestFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { hash } = useLocation();
  const locked = !useWritable('responsibility');
  const form = useRef<HTMLFormElement>(null);
  // The result of the last press; cleared once it has been read.
  const [answer, setAnswer] = useState<'missing' | 'tooLong'>();
  const { statements } = manifest;
  const { ratings, reasons } = overview;
  const sections = manifestSections(ratings);
  const order = sections.flatMap((section) => section.virtues);
  const missing = order.filter((virtue) => !isWritten(statements[virtue]));
  const tooLong = order.filter((virtue) => isTooLong(statements[virtue]));
  // Those that are written, and three more: nobody has to face 23 empty boxes.
  const [opened, setOpened] = useState<readonly Virtue[]>(() =>
    locked ? order : [...order.filter((virtue) => !missing.includes(virtue)), ...missing.slice(0, atATime)],
  );
  const hidden = missing.filter((virtue) => !opened.includes(virtue));

  const focusOn = (virtue: Virtue | undefined) =>
    form.current?.querySelector<HTMLElement>(`[data-virtue="${virtue}"]`)?.focus();
  const open = (more: readonly Virtue[]) => {
    flushSync(() => setOpened([...opened, ...more]));
    focusOn(more[0]);
  };

  useEffect(() => {
    // After the title, which takes the focus of a new page.
    const frame = requestAnimationFrame(() => {
      form.current?.querySelector<HTMLElement>(`[data-virtue="${CSS.escape(hash.slice(1))}"]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);

  const goTo = (virtue: Virtue | undefined) => {
    setAnswer(undefined);
    if (virtue) open([virtue]);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (locked) return;
    setAnswer(undefined);
    if (tooLong.length > 0) setAnswer('tooLong');
    else if (await manifest.save()) {
      if (missing.length > 0) setAnswer('missing');
      else if (!manifest.whole) navigate(momentAt(paths.manifest, 'manifest'));
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
                shown={section.virtues.filter((virtue) => !hidden.includes(virtue))}
                words={words}
                statements={statements}
                disabled={locked}
                startersOf={(virtue) =>
                  starters(
                    {
                      virtue,
                      name: words[virtue].name[language],
                      strength: section.strength,
                      reasons: reasons[virtue] ?? [],
                    },
                    signWords,
                    language,
                    t,
                  )
                }
                onChange={(virtue, text) => {
                  manifest.sending.dismiss();
                  manifest.change({ [virtue]: text });
                }}
              />
            ))}
          </div>
          {hidden.length > 0 && <More hidden={hidden} onOpen={open} />}
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

function More({ hidden, onOpen }: { hidden: readonly Virtue[]; onOpen: (more: readonly Virtue[]) => void }) {
  const { t } = useTranslation();
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      {hidden.length > atATime && (
        <Button variant="secondary" onClick={() => onOpen(hidden.slice(0, atATime))}>
          {t('manifest.more')}
        </Button>
      )}
      <Button variant="link" onClick={() => onOpen(hidden)}>
        {t('manifest.all', { count: hidden.length })}
      </Button>
    </div>
  );
}
