import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { listAnswers } from '#shared/content/help-answers.server.ts'
import { claimExamples, claimExamplesAnchor } from './claim-examples.ts'
import { ClaimExamplesSection } from './claim-examples-section.tsx'
import { judgeClaims } from './judge-claims.ts'
import { LiveClaimExamples } from './live-claim-examples.tsx'

afterEach(cleanup)

test.each(claimExamples)('the audit says of “$after” what the page says', (example) => {
	const judged = judgeClaims(example)
	expect(judged?.verdict).toBe(example.verdict)
	if (example.verdict !== 'faithful') expect(judged?.reason).toBe(example.reason)
})

test('there are ten examples, five of which a person may use', () => {
	expect(claimExamples).toHaveLength(10)
	expect(claimExamples.filter(({ verdict }) => verdict !== 'unfaithful')).toHaveLength(5)
})

test('the answer that the examples belong to is on the help page', async () => {
	const anchors = (await listAnswers()).flatMap(({ answers }) =>
		answers.map(({ anchor }) => anchor),
	)
	expect(anchors).toContain(claimExamplesAnchor)
})

test('the table has every example before anything is loaded', () => {
	render(<ClaimExamplesSection />)
	const table = screen.getByRole('table', { name: '10 examples' })
	for (const { before, after, reason } of claimExamples) {
		for (const text of [before, after, reason]) expect(table.textContent).toContain(text)
	}
})

test('a changed line is judged again, and reset brings the example back', () => {
	render(<LiveClaimExamples judge={judgeClaims} />)
	const fifth = within(screen.getByRole('group', { name: 'Example 5' }))
	const rewritten = fifth.getByLabelText('Rewritten')
	const words = fifth.getByLabelText('Your words')
	fireEvent.change(words, { target: { value: 'Served about 200 customers in a busy café.' } })
	expect(fifth.getByRole('status').textContent).toMatch(/^Claims too much/)
	fireEvent.change(words, { target: { value: 'Served 200 customers a day in a busy café.' } })
	expect(fifth.getByRole('status').textContent).toMatch(/^Keeps to your words/)
	fireEvent.change(rewritten, { target: { value: ' ' } })
	expect(fifth.getByRole('status').textContent).toBe('Write something in both boxes.')
	fireEvent.click(fifth.getByRole('button', { name: 'Reset example 5' }))
	expect(fifth.getByRole('status').textContent).toMatch(/Claims too much.*200/)
	expect(document.activeElement).toBe(words)
})

test('the examples load when a visitor asks, once, and the table stays until they come', async () => {
	const loaded = Promise.withResolvers<typeof judgeClaims>()
	let calls = 0
	const load = () => {
		calls += 1
		return loaded.promise
	}
	render(<ClaimExamplesSection load={load} />)
	expect(calls).toBe(0)
	fireEvent.click(screen.getByRole('button', { name: 'Run these examples' }))
	fireEvent.click(screen.getByRole('button', { name: 'Loading…' }))
	expect(calls).toBe(1)
	expect(screen.getByRole('table')).toBeTruthy()
	await act(async () => loaded.resolve(judgeClaims))
	expect(document.activeElement).toBe(screen.getByRole('list', { name: /can change/ }))
})

test('examples that do not come leave the table, and can be tried again', async () => {
	render(<ClaimExamplesSection load={() => Promise.reject(new TypeError('no connection'))} />)
	fireEvent.click(screen.getByRole('button', { name: 'Run these examples' }))
	expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t load the examples/)
	expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
	expect(screen.getByRole('table')).toBeTruthy()
})
