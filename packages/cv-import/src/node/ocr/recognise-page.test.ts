import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { readCvFile } from '../read-cv-file.ts'
import { findTesseract } from './find-tesseract.ts'

const lines = [
	'Rosa Lindgren',
	'rosa@example.com',
	'',
	'Experience',
	'Night Porter, Hotel Astoria, Leeds',
	'January 2019 to March 2022',
	'Kept the house quiet for 90 guests',
	'',
	'Education',
	'Leeds City College, NVQ Level 2 Hospitality, 2018',
]

/** A page as a scanner leaves it: one picture and no letters. */
async function scan(): Promise<Uint8Array> {
	const canvas = createCanvas(1240, 1754)
	const pen = canvas.getContext('2d')
	pen.fillStyle = 'white'
	pen.fillRect(0, 0, 1240, 1754)
	pen.fillStyle = 'black'
	pen.font = '30px sans-serif'
	for (const [index, line] of lines.entries()) pen.fillText(line, 120, 150 + index * 52)
	const picture = await canvas.encode('jpeg', 90)
	const show = 'q 595 0 0 842 0 0 cm /P Do Q'
	const objects = [
		'<</Type/Catalog/Pages 2 0 R>>',
		'<</Type/Pages/Kids[3 0 R]/Count 1>>',
		'<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>',
		`<</Length ${show.length}>>stream\n${show}\nendstream`,
		`<</Type/XObject/Subtype/Image/Width 1240/Height 1754/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${picture.length}>>stream\n${picture.toString('latin1')}\nendstream`,
	]
	const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
	return new Uint8Array(Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n`, 'latin1'))
}

describe('a scan', () => {
	const program = findTesseract()

	test.skipIf(program === null)(
		'is read by Tesseract (skipped where it is not installed)',
		async () => {
			const file = { bytes: await scan(), fileName: 'scan.pdf', maxPages: 5, recogniser: program }
			const { document, source } = await readCvFile(file, () => undefined)
			expect(document.personalInfo).toMatchObject({
				lastName: 'Lindgren',
				email: 'rosa@example.com',
			})
			expect(document.experience).toMatchObject([
				{ jobTitle: 'Night Porter', startDate: '2019-01', endDate: '2022-03' },
			])
			expect(source.warnings).toMatchObject([{ code: 'text_was_recognised' }])
		},
	)

	test('is refused with what to do where nothing recognises text', async () => {
		const file = { bytes: await scan(), fileName: 'scan.pdf', maxPages: 5, recogniser: null }
		await expect(readCvFile(file, () => undefined)).rejects.toMatchObject({
			code: 'file_has_no_text',
		})
	})

	test('is refused in the same way where the program fails', async () => {
		const file = {
			bytes: await scan(),
			fileName: 'scan.pdf',
			maxPages: 5,
			recogniser: '/no/such/program',
		}
		await expect(readCvFile(file, () => undefined)).rejects.toMatchObject({
			code: 'file_has_no_text',
		})
	})
})
