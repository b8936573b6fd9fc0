import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readWithPrograms } from '@app/cv-import/node'
import { checkTemplate, readTemplateFolder } from '@app/typeset/node'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '#test/open-test-app.ts'
import { sampleCv } from '#test/sample-files.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { testConfig } from '#test/test-config.ts'
import { startDocumentEngines } from './document-engines.ts'
import { watchTemplates } from './watch-templates.ts'

const starter = fileURLToPath(new URL('../../../../docs/starter-template', import.meta.url))

test('a folder is offered once it passed, and no longer once it is gone', async () => {
	const [templatesDir, dataDir] = [
		await temporaryFolder(onTestFinished),
		await temporaryFolder(onTestFinished),
	]
	const put = (name: string) => cpSync(starter, join(templatesDir, name), { recursive: true })
	put('house-style')
	put('broken')
	writeFileSync(join(templatesDir, 'broken', 'template.typ'), '#let x = )')
	const warnings: string[] = []
	const engines = startDocumentEngines(
		{ ...testConfig(), templatesDir, dataDir },
		{ warn: (_details, message) => void warnings.push(message) },
	)
	const { app } = await openTestApp(onTestFinished, { works: false, engines })
	await engines.templates.refresh()
	await engines.templates.refresh()
	expect(warnings).toEqual([
		'The template "broken" isn’t offered. Typst can’t set it. template.typ, line 1: expected expression; template.typ, line 1: expected semicolon or line break.',
	])
	const list = async () => (await app.inject('/api/templates/')).json().templates
	const listed = await list()
	expect(listed).toHaveLength(13)
	expect(listed.at(-1)).toMatchObject({ id: 'house-style', name: 'Starter', hasColumns: false })
	expect(listed.at(-1).readBack.length).toBeGreaterThan(0)

	const preview = async (templateId: string) => {
		const payload = { document: sampleCv(), design: { templateId } }
		const answer = await app.inject({ method: 'POST', url: '/api/typeset/preview/', payload })
		return answer.json().pages[0].hash
	}
	const own = await preview('house-style')
	const usual = await preview('professional-classic')
	expect(own).not.toBe(usual)

	rmSync(join(templatesDir, 'house-style'), { recursive: true })
	await engines.templates.refresh()
	expect(await list()).toHaveLength(12)
	expect(await preview('house-style')).toBe(usual)

	// The version that passed is known to the next process.
	put('house-style')
	const next = watchTemplates({ templatesDir, dataDir }, { warn: () => undefined })
	const startedAt = performance.now()
	await next.refresh()
	next.close()
	expect(next.list().map(({ template }) => template.id)).toEqual(['house-style'])
	expect(performance.now() - startedAt).toBeLessThan(60_000)
})

test.each([
	['#for i in range(9999) { for j in range(9999) { for k in range(9999) {} } }', 'endless loop'],
	['#let all = range(400000000)', 'it took more than 1 GB of memory'],
])('a template that never ends or fills the memory is refused: %s', async (source, reason) => {
	const folder = join(await temporaryFolder(onTestFinished), 'greedy')
	cpSync(starter, folder, { recursive: true })
	writeFileSync(join(folder, 'template.typ'), source)
	const timeoutMs = reason.includes('loop') ? 1000 : 60_000
	const check = checkTemplate(await readTemplateFolder(folder), {
		readTexts: readWithPrograms,
		timeoutMs,
	})
	await expect(check).rejects.toThrow(reason)
})
