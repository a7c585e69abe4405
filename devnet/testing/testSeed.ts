/** The seed of a test's random steps, printed so that a failure can be repeated with SUNDIAL_TEST_SEED. */
export function testSeed(): number {
  const seed = Number(process.env['SUNDIAL_TEST_SEED'] ?? Date.now() % 2 ** 31)
  console.log(`Random steps with SUNDIAL_TEST_SEED=${seed}`)
  return seed
}
