// Runs at the end of a built page: the code is fetched once the first words are painted, so that neither fetching nor
// running it keeps a slow phone from painting them.
{
  const fetchCode = () => document.head.append(document.getElementById('code').content)
  if (document.hidden) fetchCode()
  else {
    // The second frame begins when the first is painted; a page that is put into the background meanwhile has none.
    requestAnimationFrame(() => requestAnimationFrame(fetchCode))
    document.addEventListener('visibilitychange', fetchCode, { once: true })
  }
}
