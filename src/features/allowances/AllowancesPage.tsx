import { SubjectPage } from '@/widgets/subject/SubjectPage'
import { AllowancesSection } from './containers/AllowancesSection'

/** The allowances an account has granted; the connected account can revoke them. */
export default function AllowancesPage() {
  return (
    <SubjectPage area="allowances" formPlace="top">
      {(account, isOwn) => <AllowancesSection key={account} account={account} isOwn={isOwn} />}
    </SubjectPage>
  )
}
