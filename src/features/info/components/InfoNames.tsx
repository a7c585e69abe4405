import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { infoPoolPath, infoTokenPath } from '@/config/routes'
import type { InfoDoubt, InfoPool, InfoToken, InfoTokenName } from '@/domain/exchange-info/model/info'
import { deployedSymbol } from '@/domain/token/model/marks'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, shortenHex } from '@/lib/hex'
import { Badge } from '@/ui/Badge'
import { NameLine } from '@/ui/NameLine'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { isLookalike } from '../model/lookalike'
import { poolName } from '../model/names'

const ICON_PX = 28

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px ${theme.space[8]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** Says that the figures of a token or pool can't be trusted, and why. */
export function Doubts({ doubts }: { readonly doubts: readonly InfoDoubt[] }) {
  const { t } = useTranslation()
  const [first] = doubts
  if (first === undefined) return null
  return (
    <>
      <Badge tone="warning">{t('info.unverified')}</Badge>
      <Text as="span" size="sm" tone="muted">
        {t(`info.doubt.${first}`)}
      </Text>
    </>
  )
}

interface StrangerProps {
  /** The token, or those of the pool. */
  readonly tokens: readonly InfoTokenName[]
  /** Of the token or pool. */
  readonly address: Address
}

/** Tells apart what anyone can name as they like: its address, and whether it has the symbol of a listed token. */
function Stranger({ tokens, address }: StrangerProps) {
  const { t } = useTranslation()
  if (tokens.every((token) => deployedSymbol(token.address) !== undefined)) return null
  const lookalike = tokens.find(isLookalike)
  return (
    <>
      <Text as="span" size="xs" tone="muted">
        {shortenHex(address)}
      </Text>
      {lookalike !== undefined && <Badge tone="bad">{t('info.lookalike', { symbol: lookalike.symbol })}</Badge>}
    </>
  )
}

export interface TokenNameProps {
  readonly token: InfoTokenName & Partial<Pick<InfoToken, 'doubts'>>
  /** Called when the link is followed. */
  readonly onOpen?: () => void
}

/** A token with its mark; leads to its page. */
export function TokenName({ token, onOpen }: TokenNameProps) {
  return (
    <NameLine>
      <TokenIcon {...token} size={ICON_PX} />
      <Words>
        <Link to={infoTokenPath(token.address)} onClick={onOpen}>
          {token.symbol}
        </Link>
        <Text as="span" size="sm" tone="muted">
          {token.name}
        </Text>
        <Stranger tokens={[token]} address={token.address} />
        <Doubts doubts={token.doubts ?? []} />
      </Words>
    </NameLine>
  )
}

export interface PoolNameProps {
  readonly pool: Pick<InfoPool, 'address' | 'token0' | 'token1' | 'doubts'>
  /** Called when the link is followed. */
  readonly onOpen?: () => void
}

/** A pool with its marks; leads to its page. */
export function PoolName({ pool, onOpen }: PoolNameProps) {
  const { address, token0, token1, doubts } = pool
  return (
    <NameLine>
      <TokenIcon address={address} pair={[token0.address, token1.address]} size={ICON_PX} />
      <Words>
        <Link to={infoPoolPath(address)} onClick={onOpen}>
          {poolName(pool)}
        </Link>
        <Stranger tokens={[token0, token1]} address={address} />
        <Doubts doubts={doubts} />
      </Words>
    </NameLine>
  )
}
