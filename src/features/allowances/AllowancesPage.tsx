import { SubjectPage } from '@/widgets/subject/SubjectPage'
import { AllowancesSection } from './containers/AllowancesSection'

/** What an account lets other contracts take, and for the connected one the way to take that back. */
export default function AllowancesPage() {
  return (
    <SubjectPage area="allowances">
      {(account, isOwn) => <AllowancesSection key={account} account={account} isOwn={isOwn} />}
    </SubjectPage>
  )
}
