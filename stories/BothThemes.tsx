import type { ReactNode } from 'react';
import { vars } from '@/theme/contract.css';

/** Renders the same content on the background of each theme. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: vars.space.s4 }}>
      {(['light', 'dark'] as const).map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          style={{ display: 'grid', gap: vars.space.s4, padding: vars.space.gutter, borderRadius: vars.radius.lg }}
        >
          {children}
        </section>
      ))}
    </div>
  );
}

/** Lays out its children in a wrapping row. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 }}>{children}</div>;
}
