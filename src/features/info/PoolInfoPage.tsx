import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { readInfoAddress } from './detail/readInfoAddress'
import { PoolPage } from './pool-page/PoolPage'

const UnknownAddress = lazyPart(async () => (await import('./detail/UnknownAddress')).UnknownAddress)

/** The page of the pool in the URL. */
export default function PoolInfoPage() {
  const { pool: text = '' } = useParams()
  const pool = readInfoAddress(text)
  const unknown = (
    <Suspense fallback={null}>
      <UnknownAddress kind="pool" text={text} />
    </Suspense>
  )
  return pool === undefined ? unknown : <PoolPage key={pool} pool={pool} unknown={unknown} />
}
