import { createExternalStore } from '@/lib/externalStore'

/** Whether the lists' tokens could not be stored, so that each visit has to fetch them again. */
export const areListsUnsaved = createExternalStore(false)
