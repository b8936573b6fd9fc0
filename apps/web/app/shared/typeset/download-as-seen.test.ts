import { defaultDesign, emptyCv } from '@app/cv'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { downloadAsSeen } from './download-as-seen.ts'

const cvId = '0190a000-0000-7000-8000-000000000001'
const wish = { format: 'txt', carriesData: false } as const
const seen = { document: { ...emptyCv(), professionalSummary: 'Kind.' }, design: defaultDesign() }

beforeEach(() => {
	vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
})

function open(kept: () => Response | Promise<Response>) {
	return stubServer({
		[`GET /api/cvs/${cvId}/`]: kept,
		[`POST /api/cvs/${cvId}/export/`]: () => new Response('of the account'),
		'POST /api/typeset/export/': () => new Response('of the screen'),
	})
}

test.each([
	['screen', '/api/typeset/export/', emptyCv()],
	['account', `/api/cvs/${cvId}/export/`, seen.document],
])('a file of the %s comes at the second try where typesetting was busy', async (_, path, kept) => {
	let tries = 0
	const busyOnce = () => {
		tries += 1
		const busy = refusal(503, 'server_busy', 'Busy.')
		busy.headers.set('retry-after', '0')
		return tries === 1 ? busy : new Response('a file')
	}
	stubServer({
		[`GET /api/cvs/${cvId}/`]: () => answer(200, { ...seen, document: kept }),
		[`POST ${path}`]: busyOnce,
	})
	await downloadAsSeen(cvId, seen, wish)
	expect(tries).toBe(2)
})

test('what the account has is downloaded from there, which makes a version', async () => {
	const asked = open(() => answer(200, seen))
	await downloadAsSeen(cvId, seen, wish)
	expect(asked.at(-1)?.route).toBe(`POST /api/cvs/${cvId}/export/`)
})

test.each([
	['has something else', () => answer(200, { ...seen, document: emptyCv() })],
	['cannot be asked', () => refusal(503, 'server_busy', 'Busy.')],
])('while the account %s the person gets what they see', async (_, kept) => {
	const asked = open(kept)
	await downloadAsSeen(cvId, seen, wish)
	expect(asked.at(-1)?.route).toBe('POST /api/typeset/export/')
	expect(asked.at(-1)?.body).toMatchObject({ document: { professionalSummary: 'Kind.' } })
})
