import type { RewrittenLine } from '@app/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { CvFormSession } from '../form-state/cv-form-session.tsx'
import { WordingHelp } from './wording-help.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function worded(before: string, after: string, whyLocal: RewrittenLine['whyLocal']): RewrittenLine {
	return {
		before,
		after,
		asks: [],
		changes: [],
		advice: null,
		bullets: [],
		remark: null,
		verified: true,
		violations: [],
		engine: whyLocal === null ? 'model' : 'local',
		whyLocal,
	}
}

const lines = ['Responsible for ordering stock', 'Helped with tills']

function Page() {
	const [own, setOwn] = useState(lines)
	return (
		<CvFormSession>
			{() => (
				<>
					<p data-testid="lines">{own.join(' | ')}</p>
					<WordingHelp lines={own} itemId="job" current={false} onChange={setOwn} />
				</>
			)}
		</CvFormSession>
	)
}

function show(model: string | null, isSignedIn = true) {
	const stream = [
		{ drafts: [{ line: 0, text: 'Ordered all st' }] },
		{
			lines: [
				worded(lines[0] ?? '', 'Ordered stock for the shop', null),
				worded(lines[1] ?? '', 'Helped with tills', 'not_faithful'),
			],
		},
	]
	const asked = stubServer({
		'GET /api/rewrites/engine/': () =>
			answer(200, {
				model,
				mayAsk: isSignedIn,
				tokensLeft: isSignedIn ? 100 : 0,
				ownProviders: [],
			}),
		'POST /api/rewrites/stream/': () =>
			new Response(stream.map((event) => `${JSON.stringify(event)}\n`).join('')),
	})
	showPage(Page, { path: '/editor', ...(isSignedIn ? { user: sampleUser() } : {}) })
	fireEvent.click(screen.getByRole('button', { name: 'Suggest better wording' }))
	return asked
}

test('a model words the lines when it is asked, each says who wrote it, and why one did not change', async () => {
	const asked = show('Llama')
	fireEvent.click(
		await screen.findByRole('button', { name: 'Ask Llama as well' }, { timeout: 20_000 }),
	)
	await screen.findByText('Written by Llama, checked against your words')
	expect(
		screen.getByText(/^One line keeps Ella’s own.*the model claimed more than you did\.$/),
	).toBeTruthy()
	expect(asked.find(({ route }) => route.includes('stream'))?.body).toEqual({
		lines,
		current: false,
		jobTitle: '',
		answers: [[], []],
		hide: [],
		useModel: true,
	})
	const [first] = screen.getAllByRole('button', { name: 'Accept' })
	if (first === undefined) throw new Error('Nothing was suggested.')
	fireEvent.click(first)
	expect(screen.getByTestId('lines').textContent).toBe(
		'Ordered stock for the shop | Helped with tills',
	)
})

test.each([
	['there is none', null, true],
	['it is only for accounts', 'Llama', false],
])('no model is offered where %s', async (_what, model, isSignedIn) => {
	show(model, isSignedIn)
	await screen.findByText(/could be stronger/, {}, { timeout: 20_000 })
	expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull()
})
