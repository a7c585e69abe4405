import { Link } from 'react-router-dom'
import { profilePath } from '@/config/routes'
import { useUsername } from '@/domain/profile/useUsername'
import { type Address, shortenHex } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'

/** The name of an account with its short address, since a name can be like another; leads to its profile. */
export function AccountName({ account }: { readonly account: Address }) {
  const name = valueOf(useUsername(account))
  return (
    <Link to={profilePath(account)} title={account}>
      {name !== undefined && (
        <>
          <bdi>{name}</bdi>
          {' · '}
        </>
      )}
      <bdi>{shortenHex(account)}</bdi>
    </Link>
  )
}
