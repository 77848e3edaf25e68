import { ArrowLeft, Compass } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonalData } from '#parts/purpose/personal-data.ts';
import { PersonalForm } from '#parts/purpose/personal-form.tsx';
import { PersonalPurpose } from '#parts/purpose/personal-purpose.tsx';
import { SavedBy } from '#parts/purpose/saved-by.tsx';
import { Loading } from '#shared/loading/loading.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/empty-state.tsx';

interface PhaseThreePersonalProps {
  user: string;
  readOnly: boolean;
}

/** The personal purpose as a statement and as a form, one at a time; the statement on paper. Spec 2, section 6. */
export function PhaseThreePersonal({ user, readOnly }: PhaseThreePersonalProps) {
  const { t } = useTranslation();
  const screen = usePersonalData(user);
  const { data } = screen;
  const [filling, setFilling] = useState(false);
  const top = useRef<HTMLElement>(null);
  const turned = useRef(false);
  const turn = (toForm: boolean) => {
    turned.current = true;
    setFilling(toForm);
  };
  const showsForm = filling && !readOnly;
  // The focused element is gone: the focus moves to the start of its replacement.
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'nearest' });
  });
  if (!data) return <Loading queries={[screen]} />;
  const { personal } = data;
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={t(showsForm ? 'phaseThree.form' : 'phaseThree.summary')}
      className="scroll-mt-20 outline-none"
    >
      <div className={cn('grid gap-6', showsForm && 'hidden print:grid')}>
        {personal && <SavedBy date={personal.date} savedOnBehalfBy={personal.savedOnBehalfBy} />}
        {personal ? (
          <PersonalPurpose
            user={user}
            data={data}
            readOnly={readOnly}
            edit={
              <Button variant="secondary" onClick={() => turn(true)}>
                {t('phaseThree.edit')}
              </Button>
            }
          />
        ) : (
          <EmptyState
            className="break-inside-avoid"
            icon={<Compass />}
            title={t('phaseThree.none')}
            action={!readOnly && <Button onClick={() => turn(true)}>{t('phaseThree.fill')}</Button>}
          >
            {t('phaseThree.noneText')}
          </EmptyState>
        )}
      </div>
      {showsForm && (
        <div className="print:hidden">
          <Button variant="ghost" className="-ml-3 mb-4" onClick={() => turn(false)}>
            <ArrowLeft aria-hidden="true" />
            {t('phaseThree.read')}
          </Button>
          <PersonalForm user={user} data={data} onSaved={() => turn(false)} />
        </div>
      )}
    </section>
  );
}
