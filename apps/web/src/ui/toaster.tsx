import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { dismissToast, toastStore } from './toast.ts';
import { useToastPlace } from './toast-place.ts';

const marks = {
  success: <CircleCheck className="mt-0.5 size-5 shrink-0 text-flow" aria-hidden="true" />,
  error: <CircleAlert className="mt-0.5 size-5 shrink-0 text-destructive" aria-hidden="true" />,
  info: <Info className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />,
};

/** Renders the toasts. Loaded with the first one: most visits never see any. */
export function Toaster() {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const viewport = useRef<HTMLOListElement>(null);
  useToastPlace(viewport, toasts);
  return (
    <Primitive.Provider label={t('common.notifications')} duration={6000}>
      {toasts.map(({ id, title, description, tone = 'success', action, duration }) => (
        <Primitive.Root
          key={id}
          {...(duration ? { duration } : {})}
          type={tone === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
          }}
          className="flex animate-rise items-start gap-3 rounded-lg border bg-popover p-4 text-popover-foreground shadow-floating"
        >
          {marks[tone]}
          <div className="min-w-0 flex-1">
            <Primitive.Title className="font-medium">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="text-muted-foreground">{description}</Primitive.Description>
            )}
            {action && (
              <Primitive.Action asChild altText={action.label} onClick={action.onSelect}>
                <Button variant="secondary" size="sm" className="mt-2">
                  {action.label}
                </Button>
              </Primitive.Action>
            )}
          </div>
          <Primitive.Close asChild>
            <Button variant="ghost" size="icon" className="-my-2 -mr-2" aria-label={t('common.close')}>
              <X aria-hidden="true" />
            </Button>
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport
        ref={viewport}
        className="fixed right-4 bottom-4 left-4 z-50 grid gap-3 outline-none sm:left-auto sm:w-96"
      />
    </Primitive.Provider>
  );
}
