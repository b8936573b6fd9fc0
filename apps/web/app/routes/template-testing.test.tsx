import type { TemplateEntry } from '@app/contract'
import { emptyCv } from '@app/cv'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import TemplateTesting from './template-testing.tsx'

afterEach(cleanup)

const template: TemplateEntry = {
	id: 'plain',
	name: 'Plain',
	description: 'One column',
	suits: 'everybody',
	accent: '#225588',
	hasColumns: false,
	trades: [],
	character: 'modern',
	isCompact: false,
	isTwoTone: false,
	sideColumn: '',
	sampleId: 'chef',
	readBack: [],
}

test('a picture that does not come holds back no template', async () => {
	class NothingIsNear {
		observe() {}
		disconnect() {}
	}
	vi.stubGlobal('IntersectionObserver', NothingIsNear)
	const trial = { id: 'short', name: 'A short CV', document: emptyCv() }
	stubServer({
		'GET /api/templates/': () => answer(200, { templates: [template], fontPairs: [] }),
		'GET /api/sample-cvs/': () => answer(200, { people: [], trials: [trial] }),
		'POST /api/typeset/preview/': () => new Promise<Response>(() => undefined),
	})
	showPage(TemplateTesting, { path: '/template-testing' })
	expect(await screen.findByRole('heading', { name: 'Plain' })).toBeTruthy()
})
