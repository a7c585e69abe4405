import { useMemo } from 'react'
import { bunnyNamesReading } from '@/domain/profile/reads'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'

/** A kind never changes its name, so that one read is enough for long. */
const NAME_OPTIONS = { blocksPerFetch: 100 } as const

/** Names collectibles by kind and number; by number only while the kinds are not read. Keep the ids stable. */
export function useCollectibleNames(bunnies: Address, ids: readonly bigint[]): (id: bigint) => string {
  const { t } = useTranslation()
  const names = valueOf(
    useReading(
      useMemo(() => bunnyNamesReading(bunnies, ids), [bunnies, ids]),
      NAME_OPTIONS,
    ),
  )
  return (id) => {
    const name = names?.[ids.indexOf(id)]
    return name === undefined || name === ''
      ? t('profile.collectible', { id: id.toString() })
      : t('profile.collectible.named', { name, id: id.toString() })
  }
}
