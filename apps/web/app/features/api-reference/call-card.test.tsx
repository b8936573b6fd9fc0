import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DescribedCall } from '#shared/api-reference/described-call.ts'
import { CallCard } from './call-card.tsx'

const call: DescribedCall = {
	anchor: 'read-cv',
	method: 'GET',
	path: '/api/cvs/:cvId/',
	summary: 'Read a CV',
	params: [],
	query: [],
	headers: [],
	body: [],
	answer: [],
	exampleBody: null,
	answers: 'json',
}

test('a call that was opened before the script arrived can be tried once it has', async () => {
	const card = <CallCard call={call} />
	const container = document.body.appendChild(document.createElement('div'))
	container.innerHTML = renderToString(card)
	expect(container.textContent).not.toContain('Try it')
	container.querySelector('details')?.setAttribute('open', '')
	const root = await act(async () => hydrateRoot(container, card))
	expect(container.textContent).toContain('Try it')
	act(() => root.unmount())
	container.remove()
})
