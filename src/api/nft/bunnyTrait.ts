/** The trait of a bunny that says its kind. */
export const BUNNY_TRAIT = 'bunnyId'
