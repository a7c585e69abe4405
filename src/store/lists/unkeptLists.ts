import { createExternalStore } from '@/lib/externalStore'

/** Whether this browser could not keep the tokens of the lists: then each visit fetches the lists anew. */
export const areListsUnkept = createExternalStore(false)
