import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <main>
    <h1>Hello</h1>
    <p>A heading and a sentence: the least that a page made with React can be.</p>
  </main>,
)
