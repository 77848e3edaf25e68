import { Component, type ReactNode } from 'react';
import { ScreenError } from './screen-error.tsx';

interface Props {
  /** Where we are: another page is another chance. */
  place: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  place: string;
}

/** Catches what a screen throws while it draws or loads. React knows no other way than a class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State) {
    return place === state.place ? null : { failed: false, place };
  }

  override render() {
    return this.state.failed ? <ScreenError /> : this.props.children;
  }
}
