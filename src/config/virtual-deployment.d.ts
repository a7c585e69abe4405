declare module 'virtual:deployment' {
  const deployment: unknown
  export default deployment
}
