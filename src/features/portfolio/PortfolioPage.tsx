import { SubjectPage } from '@/widgets/subject/SubjectPage'
import { Holdings } from './containers/Holdings'

/** All positions of the connected account, or of any address, which can only be read. */
export default function PortfolioPage() {
  return (
    <SubjectPage area="portfolio">
      {(account, isOwn) => <Holdings key={account} account={account} isOwn={isOwn} />}
    </SubjectPage>
  )
}
