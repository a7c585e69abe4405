import { Children, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import type { InfoPool, InfoToken } from '@/domain/exchange-info/model/info'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { poolName } from '../model/names'
import { PoolName, TokenName } from './InfoNames'
import { WatchStar } from './WatchStar'

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
  min-block-size: ${theme.control.touch};
`

/** Results under a title; nothing without results. */
export function ResultGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId()
  if (Children.count(children) === 0) return null
  return (
    <Stack gap={8}>
      <Text size="sm" tone="muted" isStrong id={titleId}>
        {title}
      </Text>
      <List aria-labelledby={titleId}>{children}</List>
    </Stack>
  )
}

export interface TokenResultProps {
  readonly token: InfoToken
  readonly onOpen: () => void
}

export function TokenResult({ token, onOpen }: TokenResultProps) {
  return (
    <Item>
      <TokenName token={token} onOpen={onOpen} />
      <WatchStar kind="token" address={token.address} name={token.symbol} />
    </Item>
  )
}

export interface PoolResultProps {
  readonly pool: InfoPool
  readonly onOpen: () => void
}

export function PoolResult({ pool, onOpen }: PoolResultProps) {
  return (
    <Item>
      <PoolName pool={pool} onOpen={onOpen} />
      <WatchStar kind="pool" address={pool.address} name={poolName(pool)} />
    </Item>
  )
}
