import { useTranslation } from 'react-i18next';
import { ConscienceNav } from '#features/conscience/conscience-nav.tsx';
import { EntriesClosed } from '#features/conscience/entries/entries-closed.tsx';
import { ModeSwitch } from '#parts/focused/mode-switch.tsx';
import { ReadLater } from '#parts/support/read-later.tsx';
import { SupportCard } from '#parts/support/support-card-lazily.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { JustChosen } from './just-chosen.tsx';
import { ProspectEntries } from './prospect-entries.tsx';
import { ProspectForm } from './prospect-form.tsx';
import { parts } from './prospect-forms.ts';
import { ProspectsOnward } from './prospects-onward.tsx';
import type { Heavy, OnAdded, ProspectsProps } from './prospects-props.ts';

interface AllProspectsProps extends ProspectsProps {
  onAdded: OnAdded;
  heavy: Heavy | undefined;
}

/** The two blocks, each with its form and its entries, and the button to go on. Spec 1, section 2. */
export function AllProspects({ heavy, ...props }: AllProspectsProps) {
  const { user, open, entries, words } = props;
  const { t } = useTranslation();
  const ofPart = { me: entries.filter((entry) => entry.me), others: entries.filter((entry) => !entry.me) };

  return (
    <>
      <ConscienceNav />
      <PageHeader title={t('prospect.title')} lead={t('prospect.lead')} actions={open && <ModeSwitch />} />
      {!open && <EntriesClosed />}
      {open && <JustChosen names={words.virtues} />}
      <nav aria-label={t('prospect.blocks')} className="mb-8 flex flex-wrap gap-3">
        {parts.map((part) => (
          // A native in-page link moves the keyboard's position too.
          <Button asChild key={part} variant="soft" size="sm">
            <a href={`#${part}`}>
              {t(`prospect.${part}.title`)}
              <span className="font-normal tabular-nums">{ofPart[part].length}</span>
            </a>
          </Button>
        ))}
      </nav>
      <div className="grid gap-14">
        {parts.map((part) => (
          <section key={part} id={part} aria-labelledby={`${part}-title`}>
            <h2 id={`${part}-title`}>{t(`prospect.${part}.title`)}</h2>
            <p className="measure mt-1.5 mb-5 text-muted-foreground">{t(`prospect.${part}.lead`)}</p>
            {part === 'me' && open && <ReadLater className="-mt-3 mb-3" />}
            <ProspectForm {...props} part={part} />
            {heavy?.part === part && <SupportCard occasion="written" need={heavy.need} className="mt-5" />}
            <ProspectEntries
              user={user}
              level={3}
              lists={[{ part, entries: ofPart[part] }]}
              words={words}
              open={open}
            />
          </section>
        ))}
      </div>
      <ProspectsOnward open={open} any={entries.length > 0} />
    </>
  );
}
