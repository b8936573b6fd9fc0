import type { CvSummary } from '@app/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Bin } from './bin.tsx'

afterEach(cleanup)

const at = '2026-01-02T03:04:05.000Z'
const deleted = (title: string): CvSummary => ({
	id: `id of ${title}`,
	title,
	personName: '',
	headline: '',
	templateId: 'professional-classic',
	visibility: 'private',
	sentTo: 0,
	revision: 1,
	createdAt: at,
	updatedAt: at,
	deletedAt: at,
})

function show(titles: string[], { hasMore = false } = {}) {
	const asked = { onRestore: vi.fn(), onRemove: vi.fn(), onEmpty: vi.fn() }
	render(<Bin cvs={titles.map(deleted)} hasMore={hasMore} {...asked} />)
	return asked
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const question = () => screen.getByRole('alertdialog').textContent

test('deleting for good names the CV and does nothing until it is confirmed', () => {
	const { onRemove } = show(['Nurse CV'])
	press('Delete permanently')
	expect(question()).toContain('“Nurse CV” will be deleted with all its versions')
	expect(document.activeElement?.textContent).toBe('Cancel')
	press('Cancel')
	expect(onRemove).not.toHaveBeenCalled()
	press('Delete permanently')
	press('Delete permanently')
	expect(onRemove).toHaveBeenCalledExactlyOnceWith('id of Nurse CV')
})

test.each([
	[['One'], false, '“One” will be deleted'],
	[['One', 'Two'], false, '“One” and “Two” will be deleted'],
	[['One', 'Two', 'Three', 'Four'], false, '“One”, “Two”, “Three” and 1 more will be deleted'],
	[['One', 'Two'], true, '“One”, “Two” and every other CV in the bin will be deleted'],
] as const)('emptying the bin names what is in it: %s', (titles, hasMore, sentence) => {
	const { onEmpty } = show([...titles], { hasMore })
	press('Empty the bin')
	expect(question()).toContain(sentence)
	expect(onEmpty).not.toHaveBeenCalled()
	press(titles.length === 1 ? 'Delete it permanently' : 'Delete them permanently')
	expect(onEmpty).toHaveBeenCalledOnce()
})
