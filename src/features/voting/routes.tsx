import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const votingPages = [
  { path: routes.voting, Page: lazyPage(() => import('./VotingPage'), ['voting']), titleKey: 'shell.title.voting' },
  {
    path: routes.createProposal,
    Page: lazyPage(() => import('./CreateProposalPage'), ['voting']),
    titleKey: 'shell.title.makeProposal',
  },
  {
    path: routes.proposal,
    Page: lazyPage(() => import('./ProposalPage'), ['voting']),
    titleKey: 'shell.title.proposal',
  },
] as const
