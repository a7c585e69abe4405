import { useParams } from 'react-router-dom'
import { readInfoAddress } from './detail/readInfoAddress'
import { UnknownAddress } from './detail/UnknownAddress'
import { TokenPage } from './token-page/TokenPage'

/** The page of the token in the URL. */
export default function TokenInfoPage() {
  const { token = '' } = useParams()
  const asked = readInfoAddress(token)
  return asked.status === 'valid' ? (
    <TokenPage key={asked.address.toLowerCase()} token={asked.address} />
  ) : (
    <UnknownAddress kind="token" problem={asked.problem} />
  )
}
