export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone?: 'success' | 'error' | 'info';
  /** Usually undo; offered while the toast is shown. */
  action?: { label: string; onSelect: () => void };
  /** Milliseconds; 6 seconds by default. The time stops while the toast is hovered or focused. */
  duration?: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message, which is read out. Callable from anywhere. */
export function toast(message: Omit<Toast, 'id'>): void {
  lastId += 1;
  replace([...toasts.slice(-2), { ...message, id: lastId }]);
}

export function dismissToast(id: number): void {
  replace(toasts.filter((shown) => shown.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => toasts,
};
