import { expect, test } from 'vitest'
import { appShell, offlinePage, routeRequest } from './route-request.ts'

const origin = 'https://ella.example'
const ask = (path: string, asked: { method?: string; mode?: string } = {}) =>
	routeRequest({ url: `${origin}${path}`, method: 'GET', mode: 'cors', ...asked }, origin)
const visit = (path: string) => ask(path, { mode: 'navigate' })

test('what a person keeps on the server is never answered here', () => {
	for (const path of ['/api/cvs/1', '/accounts/google/login/', '/outbox/']) {
		expect(ask(path)).toEqual({ by: 'network' })
		expect(visit(path)).toEqual({ by: 'network' })
	}
	expect(ask('/assets/app-1f2e.js', { method: 'POST' })).toEqual({ by: 'network' })
	expect(
		routeRequest({ url: 'https://other.example/assets/a.js', method: 'GET', mode: 'cors' }, origin),
	).toEqual({ by: 'network' })
})

test('files whose name changes with their content come from the shelf', () => {
	expect(ask('/assets/app-1f2e.js')).toEqual({ by: 'asset' })
	expect(ask('/search-index.json')).toEqual({ by: 'network' })
})

test('the editor opens without the server, other pages say that it is away', () => {
	expect(visit('/cv-writer/create?section=skills')).toMatchObject({ offline: '/cv-writer/create' })
	expect(visit('/cv-writer/edit/0199')).toMatchObject({ offline: appShell })
	expect(visit('/cv-writer/write')).toMatchObject({ offline: appShell })
	expect(visit('/write')).toMatchObject({ offline: appShell })
	expect(visit('/dashboard')).toMatchObject({ offline: offlinePage })
	expect(visit('/cv-writer/edit/0199/more')).toMatchObject({ offline: offlinePage })
})
