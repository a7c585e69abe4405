import { useParams } from 'react-router-dom'
import { readInfoAddress } from './detail/readInfoAddress'
import { UnknownAddress } from './detail/UnknownAddress'
import { PoolPage } from './pool-page/PoolPage'

/** The page of the pool in the URL. */
export default function PoolInfoPage() {
  const { pool = '' } = useParams()
  const asked = readInfoAddress(pool)
  return asked.status === 'valid' ? (
    <PoolPage key={asked.address.toLowerCase()} pool={asked.address} />
  ) : (
    <UnknownAddress kind="pool" problem={asked.problem} />
  )
}
