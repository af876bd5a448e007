/** A bar that shows a value as a share of its maximum. */
export const Meter = ({
  value,
  max,
  label,
  kind = '',
}: {
  value: number
  max: number
  label: string
  kind?: string
}) => (
  <svg class={`meter ${kind}`} viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label={label}>
    <rect class="whole" width="100" height="6" />
    <rect class="part" width={Math.max(0, Math.min(100, (value / max) * 100))} height="6" />
  </svg>
)
