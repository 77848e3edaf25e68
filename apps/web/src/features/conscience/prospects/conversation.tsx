import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConscienceNav } from '#features/conscience/conscience-nav.tsx';
import { type ProspectBlock, prospectFields } from '#features/conscience/entries/entry-check.ts';
import { EntryRefusal } from '#features/conscience/entries/entry-refusal.tsx';
import { same } from '#features/conscience/entries/same.ts';
import { Focused } from '#parts/focused/focused.tsx';
import { LeaveLink } from '#parts/focused/leave-link.tsx';
import { SupportCard } from '#parts/support/support-card-lazily.tsx';
import { CapNotice } from '#shared/cap-notice.tsx';
import { SaveStatus } from '#shared/drafts/save-status.tsx';
import { useLocation, useSearchParams } from '#shared/router/router.tsx';
import { Button } from '#ui/button.tsx';
import { AboutWhom } from './about-whom.tsx';
import { JustChosen } from './just-chosen.tsx';
import { changesOf, emptyBlock, type Part, parts, typedParts } from './prospect-forms.ts';
import { ProspectQuestion } from './prospect-question.tsx';
import type { Heavy, OnAdded, ProspectsProps } from './prospects-props.ts';
import { Retold } from './retold.tsx';
import { ToldSoFar } from './told-so-far.tsx';
import { useAddProspect } from './use-add-prospect.ts';
import { fieldNamed, useAsking } from './use-asking.ts';

/** The parameter of the address that names the block. */
const partParameter = 'about';

const items = [partParameter, ...prospectFields];

interface ConversationProps extends ProspectsProps {
  onAdded: OnAdded;
  heavy: Heavy | undefined;
}

/** A new expectation, one question at a time: about whom, of whom, what, what one feels and does, and what it touches. */
export function Conversation({ onAdded, heavy, ...props }: ConversationProps) {
  const { user, entries, draft, words, signs } = props;
  const { t } = useTranslation();
  const { part, choose } = usePart(typedParts(draft.content)[0]);
  const side = part ?? 'me';
  const block = draft.content[side];
  const onChange = (fields: Partial<ProspectBlock>) => draft.change(changesOf(side, fields));
  const asking = useAsking(side, block, words);
  const entry = useAddProspect({ user, part: side, draft, onAdded });
  const empty = same(block, emptyBlock);
  const state = empty ? 'untouched' : draft.state;

  return (
    <>
      <ConscienceNav className="max-sm:hidden" />
      <Focused
        name={t('prospect.title')}
        items={items}
        isAnswered={(item) => {
          const field = fieldNamed(item);
          return part !== undefined && (field === undefined || asking.isAnswered(field));
        }}
        progress={(item, index) =>
          t('focused.place', {
            block: item === partParameter ? t('prospect.title') : t(`prospect.${side}.title`),
            number: index + 1,
            total: items.length,
          })
        }
        heading={(item) => {
          const field = fieldNamed(item);
          return field ? asking.heading(field) : t('prospect.about');
        }}
        required={(item) => {
          const field = fieldNamed(item);
          return field ? asking.required(field) : t('prospect.missing.about');
        }}
        intro={
          <div>
            <JustChosen names={words.virtues} />
            <p className="measure text-muted-foreground">{t('prospect.lead')}</p>
          </div>
        }
        resumed={empty ? undefined : t('prospect.resumed')}
        status={<SaveStatus words="draft" state={state} />}
        leave={<LeaveLink />}
        below={
          <>
            {heavy && <SupportCard occasion="written" need={heavy.need} />}
            <ToldSoFar {...props} />
          </>
        }
        review
        endTitle={asking.endTitle}
        end={(open) => (
          <form ref={entry.form} noValidate onSubmit={entry.submit} className="grid gap-5">
            <p className="measure text-muted-foreground">{t('prospect.retold')}</p>
            <Retold block={block} words={words} onOpen={open} />
            <EntryRefusal entry={entry} message={t('prospect.addfail')} />
            <Button type="submit" size="lg" loading={entry.pending} className="justify-self-start max-sm:w-full">
              <Plus aria-hidden="true" />
              {t('prospect.add')}
            </Button>
            <CapNotice list="prospects" entries={entries.length} />
          </form>
        )}
      >
        {({ item, headingId }) => {
          const field = fieldNamed(item);
          if (!field) return <AboutWhom headingId={headingId} part={part} forms={draft.content} onChoose={choose} />;
          const question = { item: field, headingId, part: side, block, onChange, words, signs };
          return <ProspectQuestion {...question} />;
        }}
      </Focused>
    </>
  );
}

/** The block that the conversation is about: the one in the address, else the one that was begun. */
function usePart(begun: Part | undefined) {
  const [parameters, setParameters] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const named = parts.find((part) => part === parameters.get(partParameter));
  // It stays the one that was begun although all of it is erased.
  const known = useRef(begun);
  known.current = named ?? known.current ?? begun;
  const choose = (part: Part) => {
    const search = new URLSearchParams(parameters);
    search.set(partParameter, part);
    setParameters(search, { replace: true, state });
  };
  return { part: known.current, choose };
}
