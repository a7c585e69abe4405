import { SubjectPage } from '@/widgets/subject/SubjectPage'
import { Holdings } from './containers/Holdings'

/** All positions of the connected account, or read-only of any address. */
export default function PortfolioPage() {
  return (
    <SubjectPage area="portfolio">
      {(account, isOwn) => <Holdings key={account} account={account} isOwn={isOwn} />}
    </SubjectPage>
  )
}
