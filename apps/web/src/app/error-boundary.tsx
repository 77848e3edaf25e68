import { Component, type ReactNode } from 'react';
import { ScreenError } from './screen-error.tsx';

/** Catches what a screen throws while it draws or loads. React knows no other way than a class. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ScreenError /> : this.props.children;
  }
}
