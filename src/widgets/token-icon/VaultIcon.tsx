import { styled } from 'styled-components'
import { getDeployment } from '@/config/deployment'
import { findVault } from '@/config/vaultTable'
import { protocolMarkUrls } from '@/domain/token/model/marks'
import { depositToken } from '@/domain/vault/depositToken'
import { theme } from '@/ui/theme'
import { IconImage } from './IconImage'
import { MarkIcon } from './MarkIcon'

const PROTOCOL_SHARE = 0.4

const Frame = styled.span<{ $size: number }>`
  position: relative;
  display: inline-flex;
  flex-shrink: 0;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  align-items: center;
`
const Protocol = styled.span`
  position: absolute;
  display: flex;
  inset-block-end: -2px;
  inset-inline-end: -4px;
  border-radius: 50%;
  box-shadow: 0 0 0 2px ${theme.color.surface};
`

export interface VaultIconProps {
  readonly id: string
  /** Pixels. */
  readonly size: number
}

/** The mark of what a vault takes with a small one of its protocol, a monogram where this network does not have it. Decoration: the names stand beside it. */
export function VaultIcon({ id, size }: VaultIconProps) {
  const vault = findVault(id)
  const token = depositToken(getDeployment(), id)
  return (
    <Frame $size={size}>
      {token === undefined ? (
        <IconImage id={id} symbol={vault?.underlyingFriendlyName ?? id} urls={[]} size={size} />
      ) : (
        // A native vault names WCRO as what it takes, but is paid in the coin.
        <MarkIcon {...token} {...(vault?.isNative && { address: 'native' as const })} size={size} />
      )}
      {vault !== undefined && (
        <Protocol data-protocol={vault.defi}>
          <IconImage
            id={vault.defi}
            symbol={vault.defi}
            urls={protocolMarkUrls(vault.defi)}
            size={Math.round(size * PROTOCOL_SHARE)}
          />
        </Protocol>
      )}
    </Frame>
  )
}
