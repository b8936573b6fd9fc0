import { readCvFile } from './read-cv-file.ts'

const sample = [
	'Sam Sample',
	'Cook',
	'sam@example.com',
	'',
	'Experience',
	'Cook, Sample Kitchen, Leeds',
	'Jan 2020 – Present',
	'• Cooked lunch for 80 children a day',
	// No word list knows these, so that the learned part is loaded too.
	'',
	'Toolmaker | Halden',
	'2018 – 2019',
	'• Made tools',
	'',
	'Skills',
	'Menus, Allergens',
]

/** Reads two small files so that the code a CV needs is loaded and compiled before one comes. */
export async function warmUp(): Promise<void> {
	const files = [Buffer.from(sample.join('\n')), smallPdf()]
	for (const bytes of files) {
		const file = { bytes: new Uint8Array(bytes), fileName: 'sample', maxPages: 1 }
		await readCvFile(file, () => undefined)
	}
}

function smallPdf(): Buffer {
	const lines = sample.map((line) => `(${line.replace(/[^ -'*-~]/g, '-')}) '`).join('\n')
	const content = `BT /F1 11 Tf 14 TL 50 780 Td ${lines} ET`
	const objects = [
		'<</Type/Catalog/Pages 2 0 R>>',
		'<</Type/Pages/Kids[3 0 R]/Count 1>>',
		'<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
		`<</Length ${content.length}>>stream\n${content}\nendstream`,
		'<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
	]
	const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('')
	return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n`)
}
