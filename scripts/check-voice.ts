import { globSync } from 'node:fs'
import { readTexts } from './voice/read-texts.ts'
import { findHits, readExceptions, readRules } from './voice/voice-rules.ts'

/** The parts whose texts must follow docs/voice.md. */
const roots = ['packages', 'apps/api', 'apps/cli', 'apps/web']

// Texts that are not checked: tests and their helpers, sample CVs, articles, and word lists that are looked up but
// never shown.
const notShown = new RegExp(
	[
		'node_modules',
		'/(?:dist|build|build-steps|fixtures|test|data|learned|lexicon|samples|blog|generated)/',
		String.raw`/sample-cv\.ts$`,
		String.raw`\.test\.`,
		String.raw`\.cases\.ts$`,
		'^packages/language/',
		'^packages/rewrite/src/(?:engine|gate)/',
	].join('|'),
)

const tables = { rules: readRules(), exceptions: readExceptions() }
const textsOf = (folders: readonly string[]) =>
	globSync(folders.map((folder) => `${folder}/**/{*.ts,*.tsx,*.mdx,help/*.txt}`))
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => !notShown.test(file))
		.sort()
		.flatMap(readTexts)

const texts = textsOf(roots)
const hits = texts.flatMap((text) => findHits(text, tables))
const known = new Set(texts.map(({ text }) => text))
const unused = tables.exceptions.filter(({ text }) => !known.has(text))

for (const { file, line, found, instead, text } of hits)
	process.stderr.write(`${file}:${line}: not “${found}” but: ${instead}\n    ${text}\n`)
for (const { text } of unused)
	process.stderr.write(`docs/voice-exceptions.tsv: no text is “${text}” any more\n`)
if (hits.length + unused.length > 0) {
	process.stderr.write(`${hits.length + unused.length} problems. The rules are in docs/voice.md.\n`)
	process.exitCode = 1
}
