import { execFileSync } from 'node:child_process'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createReader, type Reader, type ReaderOptions, type ReadStep } from './index.ts'
import { fixture } from './read-fixture.ts'

const readers: Reader[] = []

function openReader(options: ReaderOptions = {}): Reader {
	const reader = createReader({ processes: 1, ...options })
	readers.push(reader)
	return reader
}

afterEach(() => {
	for (const reader of readers.splice(0)) reader.close()
})

describe('reading in a process of its own', () => {
	test('tells page by page what it is doing', async () => {
		const steps: ReadStep[] = []
		const { document } = await openReader().read(fixture('developer-typst.pdf'), {
			fileName: 'cv.pdf',
			onProgress: (step) => steps.push(step),
		})
		expect(document.personalInfo.lastName).toBe('Mistry')
		expect(steps).toEqual([
			{ stage: 'opening' },
			{ stage: 'reading', page: 1, pages: 1 },
			{ stage: 'understanding' },
		])
	})

	test('reads a Buffer like any bytes', async () => {
		const bytes = Buffer.from(fixture('developer-typst.pdf'))
		const { document } = await openReader().read(bytes, { fileName: 'cv.pdf' })
		expect(document.personalInfo.lastName).toBe('Mistry')
	})

	test('reads more files than it has processes', async () => {
		const reader = openReader({ processes: 2 })
		const files = ['nurse-chromium.pdf', 'chef-docx-library.docx', 'administrator.txt']
		const results = await Promise.all(
			[...files, ...files].map((fileName) => reader.read(fixture(fileName), { fileName })),
		)
		expect(results.map(({ document }) => document.personalInfo.lastName)).toEqual([
			'Adeyemi',
			'Santini',
			'Bowen',
			'Adeyemi',
			'Santini',
			'Bowen',
		])
	})

	test('files one after the other are read by one warm process', async () => {
		const reader = openReader()
		const used: number[][] = []
		for (const fileName of ['nurse-chromium.pdf', 'scan.pdf', 'administrator.txt']) {
			await reader.read(fixture(fileName), { fileName }).catch(() => undefined)
			used.push(children())
		}
		expect(used[0]).toHaveLength(1)
		expect(used).toEqual([used[0], used[0], used[0]])
	})

	test('a process that still holds too much memory after a file is replaced', async () => {
		const reader = openReader({ memoryMb: 100 })
		await reader.read(fixture('administrator.txt'), { fileName: 'a' }).catch(() => undefined)
		const before = children()
		await reader.read(fixture('administrator.txt'), { fileName: 'b' }).catch(() => undefined)
		await vi.waitFor(() => expect(children().filter((id) => before.includes(id))).toEqual([]), {
			timeout: 5_000,
		})
	})

	test('a file that takes too long is given up, and the next one is read', async () => {
		const hasty = openReader({ timeoutMs: 1 })
		await expect(
			hasty.read(fixture('nurse-chromium.pdf'), { fileName: 'a' }),
		).rejects.toMatchObject({
			code: 'file_takes_too_long',
		})
		const patient = openReader()
		const { document } = await patient.read(fixture('administrator.txt'), { fileName: 'b' })
		expect(document.personalInfo.firstName).toBe('Gareth')
	})

	test('a file that needs too much memory is given up', async () => {
		const reader = openReader({ memoryMb: 20 })
		const read = reader.read(manyPages(40), { fileName: 'a.pdf' })
		await expect(read).rejects.toMatchObject({
			code: expect.stringMatching(/^file_(?:too_large|crashes_reader)$/),
		})
	})

	test('a process that was killed is replaced and the file read again', async () => {
		const reader = openReader()
		let killed = 0
		const { document } = await reader.read(fixture('nurse-chromium.pdf'), {
			fileName: 'cv.pdf',
			onProgress: ({ stage }) => {
				if (stage === 'opening' && killed++ === 0) killChildren()
			},
		})
		expect(killed).toBe(2)
		expect(document.personalInfo.firstName).toBe('Grace')
	})

	test('a file at which the process dies twice is refused', async () => {
		const read = openReader().read(fixture('nurse-chromium.pdf'), {
			fileName: 'cv.pdf',
			onProgress: killChildren,
		})
		await expect(read).rejects.toMatchObject({ code: 'file_crashes_reader' })
	})

	test('stops at once when the caller gives up', async () => {
		const controller = new AbortController()
		const read = openReader().read(fixture('nurse-chromium.pdf'), {
			fileName: 'cv.pdf',
			signal: controller.signal,
			onProgress: () => controller.abort(new Error('No longer wanted.')),
		})
		await expect(read).rejects.toThrow('No longer wanted.')
	})
})

describe('pictures of pages', () => {
	test('every page of a PDF is drawn as wide as asked', async () => {
		const pictures = await openReader().pictures(fixture('nurse-chromium.pdf'), { widthPx: 600 })
		expect(pictures.map(({ number }) => number)).toEqual([1])
		const png = Buffer.from(pictures[0]?.png ?? [])
		expect(png.subarray(1, 4).toString()).toBe('PNG')
		expect(png.readUInt32BE(16)).toBe(600)
		expect(pictures[0]?.heightPt).toBeCloseTo(842, 0)
	})

	test('a file of another format has none', async () => {
		expect(await openReader().pictures(fixture('administrator.txt'), { widthPx: 600 })).toEqual([])
	})
})

function killChildren(): void {
	for (const id of children()) process.kill(id, 'SIGKILL')
}

function children(): number[] {
	const list = execFileSync('ps', [
		'-o',
		'pid=,stat=,args=',
		'--ppid',
		String(process.pid),
	]).toString()
	const alive = list
		.split('\n')
		.filter((line) => /reader-process/.test(line) && !/^\s*\d+\s+Z/.test(line))
	return alive.map((line) => Number.parseInt(line, 10))
}

function manyPages(count: number): Uint8Array {
	const kids = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ')
	const content = `BT /F1 9 Tf 10 TL 40 800 Td ${"(word word word word) ' ".repeat(3_000)} ET`
	const objects = [
		'<</Type/Catalog/Pages 2 0 R>>',
		`<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
		`<</Length ${content.length}>>stream\n${content}\nendstream`,
		...Array.from(
			{ length: count },
			() =>
				'<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
		),
	]
	const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('')
	return new Uint8Array(Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n`))
}
