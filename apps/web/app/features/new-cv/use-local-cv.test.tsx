import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newFormData, readStoredForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { toast } from '#shared/ui/toast.ts'
import { StartOptions } from './start-options.tsx'
import type { loadLocalCvModule } from './use-local-cv.ts'
import { useLocalCv } from './use-local-cv.ts'

afterEach(cleanup)

function showWays(load: typeof loadLocalCvModule) {
	stubServer({ 'POST /api/typeset/preview/': () => answer(503, {}) })
	const data = newFormData()
	const personalInfo = { ...data.personalInfo, firstName: 'Ada' }
	writeStoredForm({ data: { ...data, personalInfo }, lastSaved: null, replaced: [] })
	return showPage(() => <StartOptions kept={useLocalCv(load)} load={load} />, {
		path: '/cv-writer',
	})
}

test('while what reads the kept CV is on its way, a new one does not open the old one', () => {
	showWays(() => new Promise(() => undefined))
	expect(screen.queryByRole('link', { name: 'Start writing' })).toBeNull()
	expect(screen.getByRole('button', { name: 'Start a new one' })).toBeTruthy()
})

test('where it does not come, the kept CV is still led to and never replaced', async () => {
	const told = vi.spyOn(toast, 'error')
	const { router } = showWays(() => Promise.reject(new TypeError('Failed to fetch')))
	const link = await screen.findByRole('link', { name: 'Continue writing' })
	expect(link.getAttribute('href')).toBe('/cv-writer/create')
	fireEvent.click(screen.getByRole('button', { name: 'Start a new one' }))
	await expect.poll(() => told.mock.calls[0]?.[0]).toMatch(/couldn’t load/)
	told.mockRestore()
	expect(router.state.location.pathname).toBe('/cv-writer')
	const reading = readStoredForm()
	expect(reading.status === 'found' && reading.form.data.personalInfo.firstName).toBe('Ada')
})
