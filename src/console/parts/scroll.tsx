import type { ComponentChildren } from 'preact'

/** A horizontally scrollable region for wide content. */
export const Scroll = ({ label, children }: { label: string; children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
  <section class="scroll" tabIndex={0} aria-label={label}>
    {children}
  </section>
)
