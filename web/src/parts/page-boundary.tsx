import { Component, type ReactNode } from 'react';
import { PageFault } from './page-fault.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

interface Failing {
  readonly hasFailed: boolean;
  readonly failures: number;
}

const NOT_SHOWN = new Error('This page failed while it was being shown.');

/** Keeps a page that fails from taking everything around it along; it can be tried again in place. */
export class PageBoundary extends Component<PageBoundaryProps, Failing> {
  override state: Failing = { hasFailed: false, failures: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.setState(({ failures }) => ({ failures: failures + 1 }));
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const retry = () => this.setState({ hasFailed: false });
    return (
      <PageFault title="Page not shown" error={NOT_SHOWN} retry={retry} failures={this.state.failures} />
    );
  }
}
