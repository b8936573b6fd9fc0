import { afterEach, expect, test, vi } from 'vitest'
import { type Build, fillPrecache } from './precache.ts'
import { appShell, precachedPages } from './route-request.ts'

afterEach(() => void vi.unstubAllGlobals())

const build: Build = { id: 'b', version: 'v2', assets: ['/assets/app.js'] }

/** The caches of a browser, of which those named are there. */
function stubCaches(...names: string[]) {
	const kept = new Map(names.map((name) => [name, new Map<string, Response>()]))
	const cacheOf = (name: string) => {
		const files = kept.get(name) ?? new Map<string, Response>()
		kept.set(name, files)
		return {
			put: async (path: string, answer: Response) => void files.set(path, answer),
			match: async (path: string) => files.get(path),
		}
	}
	vi.stubGlobal('caches', {
		has: async (name: string) => kept.has(name),
		open: async (name: string) => cacheOf(name),
		delete: async (name: string) => kept.delete(name),
		match: async () => undefined,
	})
	return kept
}

function stubFiles(files: Record<string, string>) {
	vi.stubGlobal('fetch', async (wanted: Request | string) => {
		const path = typeof wanted === 'string' ? wanted : new URL(wanted.url).pathname
		const text = files[path]
		return new Response(text ?? '', { status: text === undefined ? 404 : 200 })
	})
}

const pages = Object.fromEntries(precachedPages.map((path) => [path, '']))

test('a build that cannot be had whole leaves nothing, so that the one before stays whole', async () => {
	const kept = stubCaches('ella-a')
	stubFiles({ ...pages, [appShell]: 'version v2' })
	await expect(fillPrecache(build)).rejects.toThrow('cannot be had')
	expect([...kept.keys()]).toEqual(['ella-a'])
})

test('a shelf that was there stays when filling it again fails', async () => {
	const kept = stubCaches('ella-b')
	stubFiles(pages)
	await expect(fillPrecache(build)).rejects.toThrow('another build')
	expect([...kept.keys()]).toEqual(['ella-b'])
})

test('a build that is had whole is kept', async () => {
	const kept = stubCaches()
	stubFiles({ ...pages, [appShell]: 'version v2', '/assets/app.js': 'run()' })
	await fillPrecache(build)
	expect([...(kept.get('ella-b') ?? new Map()).keys()].sort()).toEqual(
		[...precachedPages, '/assets/app.js'].sort(),
	)
})
