import type { TemplateEntry } from '@app/contract'
import { emptyCv } from '@app/cv'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeStoredForm } from '#shared/cv-form-storage.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { PublicGallery } from './public-gallery.tsx'
import { TemplateTabs } from './template-tabs.tsx'

afterEach(cleanup)

function template(id: string, name: string): TemplateEntry {
	return {
		id,
		name,
		description: 'One column',
		suits: 'Everybody',
		trades: ['care'],
		character: 'modern',
		isCompact: false,
		accent: '#225588',
		hasColumns: false,
		isTwoTone: false,
		sideColumn: '',
		sampleId: 'chef',
		readBack: [],
	}
}

const plain = template('plain', 'Plain')
const added = template('house-style', 'House style')
const picture = { src: '/plain.webp', widthPx: 10, heightPx: 14, alt: 'A chef’s CV' }

class EverythingIsNear {
	private readonly tell: IntersectionObserverCallback
	constructor(tell: IntersectionObserverCallback) {
		this.tell = tell
	}
	observe() {
		const seen = [{ isIntersecting: true } as IntersectionObserverEntry]
		this.tell(seen, this as unknown as IntersectionObserver)
	}
	disconnect() {}
}

function showGallery() {
	vi.stubGlobal('IntersectionObserver', EverythingIsNear)
	stubServer({
		'GET /api/templates/': () => answer(200, { templates: [plain, added], fontPairs: [] }),
		'GET /api/sample-cvs/': () =>
			answer(200, { people: [{ id: 'chef', name: 'Chef', document: emptyCv() }], trials: [] }),
		'POST /api/typeset/preview/': () => new Promise<Response>(() => undefined),
	})
	return showPage(() => <PublicGallery templates={[{ ...plain, picture }]} />, {
		path: '/templates',
	})
}

test('a visitor sees pages of samples, and what this site added', async () => {
	showGallery()
	expect(screen.getByRole('img', { name: picture.alt })).toBeTruthy()
	expect(await screen.findByRole('heading', { name: 'House style' })).toBeTruthy()
	expect(screen.getByRole('button', { name: 'Use this template: House style' })).toBeTruthy()
})

test('somebody with a CV sees it in every card, and takes a template from there', async () => {
	changeStoredForm((data) => ({ ...data, professionalSummary: 'A chef of ten years.' }))
	showGallery()
	fireEvent.click(await screen.findByRole('radio', { name: /^House style/ }))
	expect(screen.queryByRole('img', { name: picture.alt })).toBeNull()
	expect(screen.getByRole('button', { name: 'Use this template: House style' })).toBeTruthy()
})

test('a filter that was chosen first holds for what comes later', async () => {
	changeStoredForm((data) => ({ ...data, professionalSummary: 'A chef of ten years.' }))
	showGallery()
	const columns = screen.getByLabelText('Columns')
	fireEvent.change(columns, { target: { value: 'two' } })
	expect(
		await screen.findByText('Here’s your CV in each template. Pick the one you like.'),
	).toBeTruthy()
	expect(await screen.findByText('No templates match. Try removing a filter.')).toBeTruthy()
	expect(screen.getByLabelText('Columns')).toBe(columns)
	expect((columns as HTMLSelectElement).value).toBe('two')
	expect(screen.queryByRole('radio')).toBeNull()
})

test('what this site added is filtered too', async () => {
	showGallery()
	await screen.findByRole('heading', { name: 'House style' })
	fireEvent.change(screen.getByLabelText('Columns'), { target: { value: 'two' } })
	expect(screen.queryByRole('heading', { name: 'House style' })).toBeNull()
})

test('arrow keys turn from one template to the next and round to the first', async () => {
	const templates = [plain, added]
	const { router } = showPage(
		() => <TemplateTabs templates={templates} current="house-style" who="chef" />,
		{ path: '/template-preview' },
	)
	fireEvent.keyDown(document, { key: 'ArrowRight' })
	await vi.waitFor(() => expect(router.state.location.search).toBe('?template=plain&who=chef'))
	fireEvent.keyDown(screen.getByRole('link', { name: 'Plain' }), { key: 'ArrowLeft', altKey: true })
	expect(router.state.location.search).toBe('?template=plain&who=chef')
})

test('two quick presses of an arrow key go two templates on', async () => {
	const templates = ['one', 'two', 'three'].map((id) => ({ ...plain, id, name: id }))
	const { router } = showPage(
		() => <TemplateTabs templates={templates} current="two" who="chef" />,
		{ path: '/template-preview' },
	)
	fireEvent.keyDown(document, { key: 'ArrowLeft' })
	fireEvent.keyDown(document, { key: 'ArrowLeft' })
	await vi.waitFor(() => expect(router.state.location.search).toBe('?template=three&who=chef'))
})
