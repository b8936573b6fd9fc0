import { ReadError } from '@app/cv-import/node'
import { TypesettingError } from '@app/typeset/node'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { begin, resultsOf, untilOver } from '#test/guest-analysis-calls.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { plainTextCv } from '#test/sample-files.ts'
import { testConfig } from '#test/test-config.ts'
import { type DocumentEngines, startDocumentEngines } from '../../services/document-engines.ts'

let api: TestApp
const faultsByName: Record<string, { error: Error; times: number }> = {
	'fault.txt': { error: new Error('a fault of ours'), times: 0 },
	'killed.txt': { error: new ReadError('file_crashes_reader'), times: 0 },
	'crash.txt': { error: new ReadError('file_crashes_reader'), times: 0 },
}
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	const real = startDocumentEngines(testConfig())
	const read: DocumentEngines['reader']['read'] = (bytes, options) => {
		const fault = faultsByName[options.fileName]
		if (!fault) return real.reader.read(bytes, options)
		fault.times += 1
		if (options.fileName === 'killed.txt' && fault.times > 1) {
			return real.reader.read(bytes, options)
		}
		throw fault.error
	}
	const textPages = () => Promise.reject(new TypesettingError('cv_cannot_be_set'))
	const engines = {
		...real,
		reader: { ...real.reader, read },
		typesetter: { ...real.typesetter, textPages },
	}
	api = await openTestApp(later, { engines, logLevel: 'silent' })
})

test('an analysis that goes wrong every time is given up with a sentence, after several tries', async () => {
	const { session_id } = await begin(api.app, { bytes: plainTextCv, name: 'fault.txt' })
	const last = (await untilOver(api.app, session_id)).at(-1)
	expect(last).toMatchObject({ status: 'failed', code: 'unexpected' })
	expect(last?.error).not.toContain('fault of ours')
	expect(faultsByName['fault.txt']?.times).toBeGreaterThan(1)
})

test('a file whose reading process was ended by something else is read again', async () => {
	const { session_id } = await begin(api.app, { bytes: plainTextCv, name: 'killed.txt' })
	expect((await untilOver(api.app, session_id)).at(-1)?.status).toBe('completed')
})

test('a file that ends its reading process every time fails with a sentence', async () => {
	const { session_id } = await begin(api.app, { bytes: plainTextCv, name: 'crash.txt' })
	const last = (await untilOver(api.app, session_id)).at(-1)
	expect(last).toMatchObject({ status: 'failed', code: 'file_crashes_reader' })
	expect(faultsByName['crash.txt']?.times).toBe(2)
})

test('a CV whose pages cannot be shown is analysed all the same', async () => {
	const { session_id } = await begin(api.app, { bytes: plainTextCv, name: 'cv.txt' })
	await untilOver(api.app, session_id)
	const { pages, report, source } = await resultsOf(api.app, session_id)
	expect(pages).toEqual([])
	expect(report.score).toBeGreaterThan(0)
	expect(source.pages.flatMap(({ lines }) => lines).length).toBeGreaterThan(5)
})

test('jobs that are over are not held by anybody', async () => {
	const { orm } = api.background.database
	const held = sql`state = 'active' and name like 'guest%'`
	await expect.poll(() => orm.$count(sql`pgboss.job`, held)).toBe(0)
})
