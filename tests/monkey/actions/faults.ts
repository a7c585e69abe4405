import type { Fault } from '../../fault/faultyNode'
import { SERVICE_FAULTS } from '../../fault/faultyService'
import { type Action, type Area, arg, hasFault } from '../area'

const NODE_FAULTS: readonly Fault[] = [
  'dead',
  'slow',
  'behind',
  'html',
  'limited',
  'limitedInBody',
  'wrongChain',
  'cutJson',
  'flapping',
  'lying',
]

const failNode: Action = {
  name: 'faults.node',
  weight: 3,
  keepsTexts: true,
  plan: ({ nodes }, random) =>
    nodes.length === 0 ? undefined : { node: String(random.below(nodes.length)), fault: random.pick(NODE_FAULTS) },
  run({ nodes }, args) {
    const node = nodes[Number(arg(args, 'node'))]
    const fault = NODE_FAULTS.find((each) => each === arg(args, 'fault'))
    if (node === undefined || fault === undefined) return Promise.resolve(false)
    node.fault = fault
    return Promise.resolve(true)
  },
}

const failServices: Action = {
  name: 'faults.services',
  weight: 2,
  keepsTexts: true,
  plan: (_, random) => ({ fault: random.pick(SERVICE_FAULTS) }),
  run({ services }, args) {
    const fault = SERVICE_FAULTS.find((each) => each === arg(args, 'fault'))
    if (services === undefined || fault === undefined) return Promise.resolve(false)
    services.fault = fault
    return Promise.resolve(true)
  },
}

const recover: Action = {
  name: 'faults.recover',
  weight: 6,
  keepsTexts: true,
  plan: (world) => (hasFault(world) ? {} : undefined),
  run({ nodes, services }) {
    for (const node of nodes) node.fault = 'none'
    if (services !== undefined) services.fault = 'none'
    return Promise.resolve(true)
  },
}

/** Failing nodes and services. */
export const faultsArea: Area = { actions: [failNode, failServices, recover] }
