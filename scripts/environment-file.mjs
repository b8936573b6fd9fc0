import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node-24.mjs'

/**
 * Adds the variables of the `.env` file in the checkout to this process, as `process.loadEnvFile` does: a variable that
 * is set already wins. A missing file is fine. Tests never read it, so that they give the same result on every machine.
 * Throws an error with one sentence when the file cannot be used.
 */
export function loadEnvironmentFile(file = join(root, '.env')) {
	if (process.env.NODE_ENV === 'test' || !existsSync(file)) return
	const wrongLine = findWrongLine(readText(file))
	if (wrongLine > 0) {
		throw new Error(`Line ${wrongLine} of ${file} is not NAME=value. Correct it and start again.`)
	}
	if (process.loadEnvFile === undefined) {
		throw new Error(`Reading ${file} needs Node 20.12 or later. Update Node and start again.`)
	}
	process.loadEnvFile(file)
}

function readText(file) {
	try {
		return readFileSync(file, 'utf8')
	} catch (error) {
		throw new Error(`${file} cannot be read (${error.code}). Correct it and start again.`)
	}
}

// Node skips a line that it doesn't understand, so a typing mistake would change a setting silently.
function findWrongLine(text) {
	const lines = text
		.replace(/^\uFEFF/, '')
		.replace(comment, '')
		.replace(quotedValue, withoutText)
	return lines.split(/\r?\n/).findIndex((line) => !isUnderstood.test(line)) + 1
}

const comment = /^[ \t]*#.*$/gm
// A quoted value may have several lines.
const quotedValue = /=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`)/g
const isUnderstood = /^\s*(?:#.*|(?:export\s+)?[A-Za-z_]\w*\s*=(?!\s*["'`]).*)?$/

function withoutText(value) {
	return `=${value.replace(/[^\n]/g, '')}`
}
