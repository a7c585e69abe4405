import { getAddress, isAddress } from 'ethers'
import { type ExecutionResult, execute, GraphQLError } from 'graphql'
import { readDocument } from '../subgraphs/graphDocument.ts'
import type { GraphRequest } from '../subgraphs/graphRequest.ts'
import { StateMissingError } from './errors.ts'
import { type Hub, type Proposal, stateOf, type Vote } from './hub.ts'
import { type PageArgs, pageOf } from './hubPage.ts'
import { hubSchema } from './hubSchema.ts'
import type { Clock } from './rules.ts'
import { totalOf } from './scores.ts'
import type { Space } from './space.ts'
import { toTokens } from './votingPower.ts'

/** Answers GraphQL queries like Snapshot's hub; query errors are part of the result. Throws if the node does not respond. */
export function createHubQuery(hub: Hub): (request: GraphRequest) => Promise<ExecutionResult> {
  return async (request) => {
    try {
      const document = readDocument(hubSchema, request)
      if (!('kind' in document)) return { errors: document }
      const { variables, operationName } = request
      const rootValue = createRoot(hub, await hub.readClock())
      return await execute({ schema: hubSchema, document, variableValues: variables, operationName, rootValue })
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
  }
}

/** Resolvers of the queries at one point in time. Fields that cost something are functions, which graphql calls. */
function createRoot(hub: Hub, clock: Clock) {
  const network = String(hub.chainId)

  function showSpace(space: Space) {
    const proposals = () => hub.proposals().filter((each) => each.space === space)
    const { id, name, about, symbol, admins, members, minScore, onlyMembers, quorum, voting, createdSec } = space
    return {
      id,
      name,
      about,
      symbol,
      admins,
      members,
      moderators: [],
      network,
      private: false,
      strategies: hub.strategies,
      plugins: {},
      categories: [],
      filters: { minScore, onlyMembers },
      validation: { name: 'basic', params: { minScore } },
      voteValidation: { name: 'any', params: {} },
      voting: {
        delay: voting.delaySec,
        period: voting.periodSec,
        type: voting.type,
        quorum,
        quorumType: 'default',
        blind: false,
        hideAbstain: false,
        privacy: '',
        aliased: false,
      },
      proposalsCount: () => proposals().length,
      activeProposals: () => proposals().filter((each) => stateOf(each, clock) === 'active').length,
      votesCount: () => proposals().reduce((sum, each) => sum + hub.votes(each.id).length, 0),
      followersCount: 0,
      verified: false,
      flagged: false,
      hibernated: false,
      turbo: false,
      created: createdSec,
    }
  }

  const scoresState = (proposal: Proposal) => (stateOf(proposal, clock) === 'closed' ? 'final' : 'pending')

  function showProposal(proposal: Proposal) {
    const { space, plugins, ...fields } = proposal
    return {
      ...fields,
      updated: null,
      space: () => showSpace(space),
      network,
      symbol: space.symbol,
      strategies: hub.strategies,
      validation: { name: 'any', params: {} },
      plugins: JSON.parse(plugins) as unknown,
      quorumType: 'default',
      state: stateOf(proposal, clock),
      scores: () => hub.scores(proposal).scores.map(toTokens),
      scores_by_strategy: () => hub.scores(proposal).byStrategy.map((parts) => parts.map(toTokens)),
      scores_state: scoresState(proposal),
      scores_total: () => toTokens(hub.scores(proposal).total),
      scores_updated: clock.nowSec,
      votes: () => hub.votes(proposal.id).length,
      flagged: false,
    }
  }

  function showVote(vote: Vote) {
    const { proposal, power, metadata, choice, ...fields } = vote
    return {
      ...fields,
      space: () => showSpace(proposal.space),
      proposal: () => showProposal(proposal),
      // Weights are JSON in the message and an object here, as in the hub.
      choice: typeof choice === 'string' ? (JSON.parse(choice) as unknown) : choice,
      metadata: JSON.parse(metadata) as unknown,
      vp: () => toTokens(totalOf(power)),
      vp_by_strategy: () => power.map(toTokens),
      vp_state: scoresState(proposal),
    }
  }

  function findProposal(id: string): Proposal | undefined {
    return hub.proposals().find((each) => each.id === id)
  }

  return {
    space({ id }: { readonly id: string }) {
      const space = hub.spaces.find((each) => each.id === id)
      return space === undefined ? null : showSpace(space)
    },
    spaces(args: PageArgs) {
      const valuesOf = ({ id, createdSec }: Space) => ({ id, created: createdSec })
      return pageOf(hub.spaces, args, { valuesOf, orders: ['created', 'id'], addresses: [] }).map(showSpace)
    },
    proposal({ id }: { readonly id: string }) {
      const proposal = findProposal(id)
      return proposal === undefined ? null : showProposal(proposal)
    },
    proposals(args: PageArgs) {
      const valuesOf = (proposal: Proposal) => ({
        id: proposal.id,
        ipfs: proposal.ipfs,
        space: proposal.space.id,
        author: proposal.author,
        network,
        type: proposal.type,
        title: proposal.title,
        app: proposal.app,
        labels: proposal.labels,
        created: proposal.created,
        updated: null,
        start: proposal.start,
        end: proposal.end,
        state: stateOf(proposal, clock),
        scores_state: scoresState(proposal),
        votes: hub.votes(proposal.id).length,
        flagged: false,
      })
      const options = { valuesOf, orders: ['created', 'start', 'end', 'votes'], addresses: ['author'] }
      return pageOf(hub.proposals(), args, options).map(showProposal)
    },
    vote({ id }: { readonly id: string }) {
      const vote = hub.votes().find((each) => each.id === id)
      return vote === undefined ? null : showVote(vote)
    },
    votes(args: PageArgs) {
      const valuesOf = ({ id, ipfs, voter, proposal, reason, app, created, power }: Vote) => ({
        id,
        ipfs,
        voter,
        reason,
        app,
        created,
        space: proposal.space.id,
        proposal: proposal.id,
        vp: toTokens(totalOf(power)),
        vp_state: scoresState(proposal),
      })
      const wanted = args.where?.['proposal']
      const votes = hub.votes(typeof wanted === 'string' ? wanted : undefined)
      return pageOf(votes, args, { valuesOf, orders: ['created', 'vp'], addresses: ['voter'] }).map(showVote)
    },
    async vp({
      voter,
      space,
      proposal: id,
    }: {
      readonly voter: string
      readonly space: string
      readonly proposal?: string | null
    }) {
      if (!isAddress(voter)) throw new GraphQLError('voter must be an address')
      if (!hub.spaces.some((each) => each.id === space)) throw new GraphQLError('unknown space')
      const proposal = id == null ? undefined : findProposal(id)
      if (id != null && proposal?.space.id !== space) throw new GraphQLError('unknown proposal')
      const power = await hub.readPower(getAddress(voter), proposal).catch((error: unknown) => {
        throw error instanceof StateMissingError ? new GraphQLError(error.message) : error
      })
      return {
        vp: toTokens(totalOf(power)),
        vp_by_strategy: power.map(toTokens),
        vp_state: proposal === undefined ? 'pending' : scoresState(proposal),
      }
    },
  }
}
