import { optionalPart } from '#shared/loading/optional-part.tsx';
import { useInstallWay } from './use-install-way.ts';

const Loaded = optionalPart(async () => (await import('./install-hint.tsx')).InstallHint, 'install');

/** The hint that the app can be installed, loaded where it can be. */
export function InstallHint({ className }: { className: string }) {
  const { way, dismiss } = useInstallWay();
  return way && <Loaded way={way} onDismiss={dismiss} className={className} />;
}
