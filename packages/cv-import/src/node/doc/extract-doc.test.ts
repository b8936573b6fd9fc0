import { describe, expect, test } from 'vitest'
import { fixture, readBytes, readFixture } from '../read-fixture.ts'

test('an old Word document saved by LibreOffice reads as the new one it came from', async () => {
	const { document, source } = await readFixture('electrician-libreoffice.doc')
	const original = await readFixture('electrician-docx-library.docx')
	expect(document).toEqual(original.document)
	expect(source.format).toBe('doc')
	expect(source.headings).toMatchObject(
		original.source.headings.map(({ section }) => ({ section })),
	)
})

describe('damage', () => {
	const whole = fixture('electrician-libreoffice.doc')
	const changed = (at: number, bytes: number[]) => {
		const copy = whole.slice()
		copy.set(bytes, at)
		return copy
	}

	const view = Buffer.from(whole)
	const directory = [...view.subarray(0x30, 0x34)]
	const loopAt = (view.readUInt32LE(0x4c) + 1) * 512 + view.readUInt32LE(0x30) * 4

	test.each([
		['without its end', 'file_damaged', whole.slice(0, 3_000)],
		['with a table that leads back to itself', 'file_damaged', changed(loopAt, directory)],
		['with sectors of no size', 'file_damaged', changed(0x1e, [0, 0])],
		['of which only the head is left', 'file_damaged', whole.slice(0, 8)],
	])('a document %s is refused: %s', async (_, code, bytes) => {
		await expect(readBytes(bytes)).rejects.toMatchObject({
			code: expect.stringMatching(new RegExp(`^(?:${code}|file_type_unknown)$`)),
		})
	})
})
