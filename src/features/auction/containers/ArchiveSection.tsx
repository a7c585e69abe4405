import { useState } from 'react'
import type { FarmAuctions } from '@/domain/auction/auction'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Row, Stack } from '@/ui/layout'
import { TextInput } from '@/ui/TextInput'
import { parseAuctionId } from '../model/archive'
import { AuctionView } from './AuctionView'

export interface ArchiveSectionProps {
  readonly auctions: FarmAuctions
  readonly extensionBlocks: number
  /** Number of the latest auction that is closed; 0 without one. */
  readonly lastId: number
  /** The number in the address. */
  readonly asked: string | null
  readonly onShow: (id: number) => void
}

/** One past auction, by its number. */
export function ArchiveSection({ auctions, extensionBlocks, lastId, asked, onShow }: ArchiveSectionProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const wanted = parseAuctionId(asked ?? '')
  const exists = wanted !== undefined && wanted <= lastId
  const id = exists ? wanted : lastId
  const number = parseAuctionId((typed ?? '').trim())
  const isMissing = typed === undefined ? !exists : typed !== '' && (number === undefined || number > lastId)
  if (lastId === 0) return <EmptyState title={t('auction.past.none')}>{t('auction.past.none.body')}</EmptyState>
  const go = (next: number) => {
    setTyped(undefined)
    onShow(next)
  }
  return (
    <Stack gap={24}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (number !== undefined && !isMissing) go(number)
        }}
      >
        <Row gap={12} align="end">
          <TextInput
            label={t('auction.past.number')}
            inputMode="numeric"
            value={typed ?? String(id)}
            onChange={setTyped}
            error={isMissing ? t('auction.past.missing', { count: lastId }) : undefined}
          />
          <Button type="submit">{t('auction.past.show')}</Button>
          <Button disabled={id <= 1} onClick={() => go(id - 1)}>
            {t('auction.past.previous')}
          </Button>
          <Button disabled={id >= lastId} onClick={() => go(id + 1)}>
            {t('auction.past.next')}
          </Button>
        </Row>
      </form>
      <AuctionView key={id} auctions={auctions} id={id} extensionBlocks={extensionBlocks} />
    </Stack>
  )
}
