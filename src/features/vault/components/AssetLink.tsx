import type { ReactNode } from 'react'
import { ExternalLink } from '@/ui/ExternalLink'
import { Text } from '@/ui/Text'
import { TextLink } from './links.styles'

/** Link to get or swap the deposit token: a route of this site or an external URL. */
export function AssetLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return to.startsWith('/') ? (
    <TextLink to={to}>{children}</TextLink>
  ) : (
    <Text as="span" size="sm" tone="muted">
      <ExternalLink href={to}>{children}</ExternalLink>
    </Text>
  )
}
