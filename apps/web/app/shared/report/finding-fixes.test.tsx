import type { QuickFix } from '@app/checks'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FindingFixes } from './finding-fixes.tsx'

afterEach(cleanup)

const edit = (path: string, before: string, after: string) => ({ path, before, after })
const all: QuickFix = {
	label: 'Correct all 2',
	showsLines: true,
	edits: [
		edit('experience.0.achievements.0', 'Cleaned the kichen', 'Cleaned the kitchen'),
		edit('experience.0.achievements.1', 'Served **there** guests', 'Served **their** guests'),
	],
}
const one: QuickFix = { label: 'kichen → kitchen', edits: all.edits.slice(0, 1) }

function show(fixes: readonly QuickFix[]): QuickFix[] {
	const used: QuickFix[] = []
	render(<FindingFixes fixes={fixes} onQuickFix={(fix) => used.push(fix)} />)
	return used
}

test('correcting several mistakes shows the lines before and after, and is done only when confirmed', () => {
	const used = show([all, one])
	fireEvent.click(screen.getByRole('button', { name: 'Correct all 2' }))
	const lines = screen.getByRole('region', { name: 'These 2 lines change' })
	expect(lines.textContent).toContain('Cleaned the kichen')
	expect(lines.textContent).toContain('Cleaned the kitchen')
	expect(lines.textContent).toContain('Served there guests')
	expect(used).toEqual([])
	fireEvent.click(screen.getByRole('button', { name: 'Correct these' }))
	expect(used).toEqual([all])
})

test('a person who changes their mind changes nothing', () => {
	const used = show([all, one])
	fireEvent.click(screen.getByRole('button', { name: 'Correct all 2' }))
	fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
	expect(screen.getByRole('button', { name: 'Correct all 2' })).toBeTruthy()
	expect(used).toEqual([])
})

test('a fix of one word is one click', () => {
	const used = show([one])
	fireEvent.click(screen.getByRole('button', { name: 'kichen → kitchen' }))
	expect(used).toEqual([one])
})
