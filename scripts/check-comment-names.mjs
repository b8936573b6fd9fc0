import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from './node-24.mjs'

// Finds names in backticks in comments that are no longer in the tree. Looks at camel-case symbols and file names only:
// other words in backticks may be values or commands.
const symbol = /^(?:[a-z]\w*[a-z\d][A-Z]\w*|[A-Z]\w*[a-z\d][A-Z]\w*)(?:\(\))?$/
const file = /^[\w./-]+\.(?:ts|tsx|mjs)$/

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
	cwd: root,
	encoding: 'utf8',
	maxBuffer: 2 ** 26,
})
	.split('\n')
	.filter((path) => path !== '' && existsSync(join(root, path)))
const known = new Set(paths.map((path) => basename(path)))
const named = []
for (const path of paths.filter((one) => /(?<!\.d)\.(?:ts|tsx|mjs)$/.test(one))) {
	const text = readFileSync(join(root, path), 'utf8')
	let code = text
	for (const { start, end, value } of parseSync(path, text).comments.toReversed()) {
		code = code.slice(0, start) + code.slice(end)
		const line = text.slice(0, start).split('\n').length
		for (const [, name] of value.matchAll(/`([^`\n]+)`/g)) named.push({ path, line, name })
	}
	for (const [word] of code.matchAll(/[A-Za-z_$][\w$]*/g)) known.add(word)
}

const isUnknown = (name) =>
	(symbol.test(name) && !known.has(name.replace('()', ''))) ||
	(file.test(name) && !known.has(basename(name)))
const faults = named.filter(({ name }) => isUnknown(name))
for (const { path, line, name } of faults)
	console.error(`${path}:${line} names \`${name}\`, which isn’t in the tree.`)
if (faults.length > 0) process.exitCode = 1
