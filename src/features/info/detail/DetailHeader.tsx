import { Fragment, type ReactNode } from 'react'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { BackLink } from '@/ui/BackLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { AddressLine } from './AddressLine'
import { Acts, HeaderLine, Names, Titles } from './Detail.styles'

const LISTS = { token: routes.infoTokens, pool: routes.infoPools } as const

export interface DetailHeaderProps {
  readonly kind: 'token' | 'pool'
  readonly icon?: ReactNode
  readonly title: string
  readonly subtitle?: string | undefined
  readonly address: Address | undefined
  readonly star?: ReactNode
  readonly acts?: ReactNode
}

/** The name of a pool may break between its tokens, rather than within one. */
function breakable(title: string): ReactNode {
  const [first, ...rest] = title.split('/')
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}

/** Which token or pool a page is about, and what can be done with it. */
export function DetailHeader({ kind, icon, title, subtitle, address, star, acts }: DetailHeaderProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={12} as="header">
      <div>
        <BackLink to={LISTS[kind]}>{t(`infoDetail.back.${kind}`)}</BackLink>
      </div>
      <HeaderLine>
        <Names>
          {icon}
          <Titles>
            <Heading level={1}>{breakable(title)}</Heading>
            {subtitle !== undefined && <Text tone="muted">{subtitle}</Text>}
          </Titles>
          {star}
        </Names>
        {acts !== undefined && <Acts>{acts}</Acts>}
      </HeaderLine>
      {address !== undefined && <AddressLine address={address} />}
    </Stack>
  )
}
