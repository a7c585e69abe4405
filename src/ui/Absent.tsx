import { Text } from './Text'
import { VisuallyHidden } from './VisuallyHidden'

/** A dash in place of a figure, with its reason for screen readers. */
export function Absent({ reason }: { readonly reason: string }) {
  return (
    <Text as="span" tone="muted">
      <span aria-hidden="true" title={reason}>
        –
      </span>
      <VisuallyHidden>{reason}</VisuallyHidden>
    </Text>
  )
}
