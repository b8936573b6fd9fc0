import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '#shared/test/show-page.tsx'
import { VersionMenu } from './version-menu.tsx'

afterEach(cleanup)

function openMenu(onPreview?: () => void) {
	const saveNow = () => Promise.resolve(true)
	showPage(() => <VersionMenu cvId="a" saveNow={saveNow} onPreview={onPreview} />, { path: '/' })
	const button = screen.getByRole('button', { name: /versions/i })
	fireEvent.pointerDown(button, { button: 0, pointerType: 'mouse' })
	fireEvent.click(button)
	return button
}

test('the menu leads to the preview where the bar has no room for it', async () => {
	const open = vi.fn()
	expect(openMenu(open).title).toBe('Preview and versions')
	fireEvent.click(await screen.findByRole('menuitem', { name: /^Preview/ }))
	expect(open).toHaveBeenCalledOnce()
})

test('with a link beside it, the menu is of versions only', async () => {
	expect(openMenu().title).toBe('Versions')
	await screen.findByRole('menuitem', { name: /^All versions/ })
	expect(screen.queryByRole('menuitem', { name: /^Preview/ })).toBeNull()
})
