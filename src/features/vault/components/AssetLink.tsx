import type { ReactNode } from 'react'
import { ExternalLink } from '@/ui/ExternalLink'
import { Text } from '@/ui/Text'
import { TextLink } from './links.styles'

/** A way to get or to leave the deposited token: a path of this site, or another site. */
export function AssetLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return to.startsWith('/') ? (
    <TextLink to={to}>{children}</TextLink>
  ) : (
    <Text as="span" size="sm" tone="muted">
      <ExternalLink href={to}>{children}</ExternalLink>
    </Text>
  )
}
