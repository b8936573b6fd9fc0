import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { WordingHelp } from './wording-help.tsx'

afterEach(cleanup)

function Lines() {
	const [lines, setLines] = useState([
		'Responsible for ordering stock',
		'Led 3 projects',
		'Cleaning of ovens',
	])
	return (
		<>
			<p data-testid="lines">{lines.join(' | ')}</p>
			<WordingHelp lines={lines} current={false} onChange={setLines} />
		</>
	)
}

test('it is quiet until asked, and each suggestion is taken or refused with a key', async () => {
	render(<Lines />)
	expect(screen.queryByText('2 lines can be worded better')).toBeNull()
	fireEvent.click(screen.getByRole('button', { name: 'Suggest better wording' }))
	// The engine is loaded now, which a busy machine takes its time for.
	await screen.findByText('2 lines can be worded better', {}, { timeout: 20_000 })
	const [first] = screen.getAllByRole('button', { name: 'Accept' })
	if (first === undefined) throw new Error('Nothing was suggested.')
	fireEvent.keyDown(first, { key: 'a' })
	expect(screen.getByTestId('lines').textContent).toBe(
		'Ordered stock | Led 3 projects | Cleaning of ovens',
	)
	fireEvent.keyDown(screen.getByRole('button', { name: 'Accept' }), { key: 'r' })
	expect(screen.getByRole('status').textContent).toMatch(/^Nothing more to suggest/)
	expect(screen.getByTestId('lines').textContent).toBe(
		'Ordered stock | Led 3 projects | Cleaning of ovens',
	)
})
