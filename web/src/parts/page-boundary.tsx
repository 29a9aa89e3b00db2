import { Component, type ReactNode } from 'react';
import { Problem } from './loaded.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

const NOT_LOADED = new Error(
  'This page could not be loaded. The service may have been updated or be out of reach.',
);

/**
 * Keeps a page that fails from taking everything around it along. Mostly its program could not be fetched, because an
 * update of the service has replaced it; loading everything anew helps then.
 */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <Problem error={NOT_LOADED} retry={() => window.location.reload()} />;
  }
}
