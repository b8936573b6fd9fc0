import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Offline from './offline.tsx'

test('trying again opens the same address, with its query', () => {
	const parts = document.createElement('div')
	parts.innerHTML = renderToStaticMarkup(<Offline />)
	const [again] = parts.querySelectorAll('a')
	expect(again?.textContent).toBe('Try again')
	expect(again?.getAttribute('href')).toBe('')
})
