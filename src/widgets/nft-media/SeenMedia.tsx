import { useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { TokenPlaceholder } from '@/widgets/token-icon/TokenPlaceholder'
import { type MediaOptions, useNftMedia } from './useNftMedia'

export interface NftMediaProps extends MediaOptions {
  readonly contract: Address
  readonly tokenId: bigint
  /** Name such as 'Option NFT #3', the alt text if the metadata has no name. */
  readonly label: string
}

/** The image itself, or what stands for it; nothing while it loads, because its frame looks like a placeholder. */
export function SeenMedia({ contract, tokenId, label, ...options }: NftMediaProps) {
  const { t } = useTranslation()
  const [isBroken, setIsBroken] = useState(false)
  const media = useNftMedia(contract, tokenId, options)
  const known = valueOf(media)
  if (known?.image !== undefined && !isBroken)
    return <img src={known.image} alt={known.name ?? label} decoding="async" onError={() => setIsBroken(true)} />
  if (media.status === 'loading') return null
  return (
    <div role="img" aria-label={t('figures.noImage', { name: label })}>
      <TokenPlaceholder id={`${contract}/${tokenId}`} size="100%" />
    </div>
  )
}
