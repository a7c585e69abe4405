import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { readInfoAddress } from './detail/readInfoAddress'
import { TokenPage } from './token-page/TokenPage'

const UnknownAddress = lazyPart(async () => (await import('./detail/UnknownAddress')).UnknownAddress)

/** The page of the token in the URL. */
export default function TokenInfoPage() {
  const { token: text = '' } = useParams()
  const token = readInfoAddress(text)
  const unknown = (
    <Suspense fallback={null}>
      <UnknownAddress kind="token" text={text} />
    </Suspense>
  )
  return token === undefined ? unknown : <TokenPage key={token} token={token} unknown={unknown} />
}
