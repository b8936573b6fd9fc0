import { strToU8, zipSync } from 'fflate'
import type { SeedFile } from './seed-files.ts'

/** Files that were made to do harm, one for each way that we know. */
export function madeFiles(): SeedFile[] {
	const text = (name: string, content: string) => ({ name, bytes: strToU8(content) })
	const word = (name: string, xml: string) => ({
		name,
		bytes: zipSync({ 'word/document.xml': strToU8(xml) }),
	})
	const zeros = new Uint8Array(40_000_000)
	return [
		{ name: 'zip-bomb.docx', bytes: zipSync({ 'word/document.xml': zeros }) },
		{
			name: 'zip-bomb.odt',
			bytes: zipSync({ 'content.xml': zeros, 'META-INF/manifest.xml': zeros }),
		},
		{ name: 'many-files.zip', bytes: manyFiles(5_000) },
		{
			name: 'path.zip',
			bytes: zipSync({ '../../../tmp/Profile.csv': strToU8('First Name\nA\n') }),
		},
		word(
			'billion-laughs.docx',
			`<!DOCTYPE l [<!ENTITY a "${'ha'.repeat(999)}">]><w:document>&a;</w:document>`,
		),
		word('external.docx', '<!DOCTYPE l SYSTEM "file:///etc/passwd"><w:document/>'),
		word('deep.docx', `<w:document><w:body>${'<w:tbl><w:tr><w:tc>'.repeat(60_000)}`),
		word(
			'wide.docx',
			`<w:document><w:body>${'<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(300_000)}</w:body></w:document>`,
		),
		text('deep.rtf', `{\\rtf1${'{'.repeat(2_000_000)}`),
		text('bin.rtf', `{\\rtf1 a\\bin2147483647 b\\par}`),
		text('cells.rtf', `{\\rtf1\\trowd${'\\cellx1'.repeat(400_000)}\\intbl a\\cell\\row}`),
		text('deep.html', `<html>${'<b>'.repeat(1_000_000)}`),
		text('tables.html', `<html>${'<table><tr><td>a'.repeat(200_000)}`),
		text('rules.html', `<html><style>${'.a{color:red}'.repeat(300_000)}</style><p>a`),
		text('stars.md', `# a\n\n# b\n\n${'*a **b __c '.repeat(100_000)}`),
		text('brackets.md', `# a\n\n# b\n\n${'['.repeat(200_000)}`),
		text('pipes.md', `# a\n\n# b\n\n${'|'.repeat(200_000)}\n|---|\n`),
		// As long as a text may be that is parsed as Markdown.
		text('emphasis.md', `# a\n\n# b\n\n${'*a_b'.repeat(9_500)}`),
		text('nested-lists.md', `# a\n\n# b\n\n${'- '.repeat(19_500)}`),
		text('deep.json', `{"basics":${'['.repeat(1_000_000)}`),
		text(
			'wide.json',
			`{"basics":{"name":"A B"},"work":[${'{"position":"c"},'.repeat(200_000)}{}]}`,
		),
		text('prototype.json', '{"basics":{"name":"A B","__proto__":{"x":1}},"constructor":{}}'),
		text('spaces.txt', ' '.repeat(3_000_000)),
		text('one-line.txt', 'a '.repeat(150_000)),
		text('dates.txt', '2019-'.repeat(50_000)),
	]
}

function manyFiles(count: number): Uint8Array {
	const names = Array.from({ length: count }, (_, index) => [`${index}.xml`, new Uint8Array(1)])
	return zipSync(Object.fromEntries(names))
}
