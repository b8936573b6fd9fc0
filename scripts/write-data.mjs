// Writes each table under packages/*/data/*.tsv as a module of its package (src/data/<name>.ts), which Node, the bundler and the tests
// read alike. `--check` only says which modules are out of step.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const isCheck = process.argv.includes('--check')
const stale = globSync('packages/*/data/*.tsv')
	.sort()
	.filter((table) => {
		const name = basename(table, '.tsv')
		const module = join(dirname(table), '..', 'src', 'data', `${name}.ts`)
		const code = toModule(name, readFileSync(table, 'utf8'))
		if (existsSync(module) && readFileSync(module, 'utf8') === code) return false
		if (!isCheck) {
			mkdirSync(dirname(module), { recursive: true })
			writeFileSync(module, code)
		}
		return true
	})

if (isCheck && stale.length > 0) {
	console.error(`Out of step, run \`npm run data\`: ${stale.join(', ')}`)
	process.exitCode = 1
}

/** @param {string} name @param {string} text */
function toModule(name, text) {
	const variable = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
	const escaped = text
		// The last cells of the last row may be empty.
		.replace(/\n+$/, '')
		.replaceAll('\\', '\\\\')
		.replaceAll('`', '\\`')
		.replaceAll('${', '\\${')
	return `// Written by \`npm run data\` from data/${name}.tsv. Change the table, not this file.\n/** The table as text: a header, then a row a line with tabs between the columns. */\nexport const ${variable} = \`${escaped}\`\n`
}
