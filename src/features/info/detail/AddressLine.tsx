import { styled } from 'styled-components'
import { addressLink } from '@/config/explorer'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { CopyButton } from '@/ui/CopyButton'
import { ExternalLink } from '@/ui/ExternalLink'
import { theme } from '@/ui/theme'

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-inline-size: 0;
  color: ${theme.color.muted};
  font-family: ui-monospace, monospace;
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
`

/** A whole address, to compare and to copy, which leads to the block explorer. */
export function AddressLine({ address }: { readonly address: Address }) {
  const { t } = useTranslation()
  return (
    <Line>
      <ExternalLink href={addressLink(address)}>
        <bdi dir="ltr">{address}</bdi>
      </ExternalLink>
      <CopyButton text={address} label={t('infoDetail.copy')} copiedLabel={t('infoDetail.copied')} />
    </Line>
  )
}
