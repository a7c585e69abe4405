import { getDeployment } from '@/config/deployment'
import { shortenText } from '@/lib/shortenText'
import { ExternalLink } from '@/ui/ExternalLink'

const SHOWN = 12

/** A signed message in IPFS: whoever keeps its name can check it without the hub. */
export function ReceiptLink({ cid }: { readonly cid: string }) {
  const gateway = getDeployment().services['ipfs']
  const name = <span dir="ltr">{shortenText(cid, SHOWN)}</span>
  return gateway === undefined ? name : <ExternalLink href={`${gateway}/ipfs/${cid}`}>{name}</ExternalLink>
}
