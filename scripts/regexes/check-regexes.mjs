import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { findRegexes } from './find-regexes.mjs'
import { judgeRegex } from './judge-regex.mjs'

/** Verdicts on expressions, by a hash of source and flags: recheck needs minutes for all of them. */
const file = fileURLToPath(new URL('./verdicts.json', import.meta.url))
const command = 'npm run check:regexes -- --write'

/**
 * The files whose expressions read whole files, which have no line limit: only linear expressions are accepted there.
 */
const wholeFiles = /^packages\/cv-import\/src\/(?:node|data)\//

/**
 * Judges every regular expression that ships, by its stored verdict where there is one. Throws a list of the
 * expressions that a hostile text could keep busy. With `writes`, stores the new verdicts and drops those of removed
 * expressions.
 */
export async function checkRegexes({ writes = false } = {}) {
	const known = readVerdicts()
	const regexes = await findRegexes()
	const unknown = regexes.filter((regex) => known[buildKey(regex)] === undefined)
	const judged = await judgeAll(unknown)
	const verdictOf = (regex) => known[buildKey(regex)] ?? judged.get(regex)?.verdict
	if (writes) write(regexes.map((regex) => [buildKey(regex), verdictOf(regex)]))
	const refused = regexes.filter((regex) => !isAccepted(verdictOf(regex), regex))
	const complaints = refused.map((regex) => describe(regex, judged.get(regex)))
	if (complaints.length > 0) {
		throw new Error(
			`These regular expressions take too long on a text made for it:\n${complaints.join('\n')}`,
		)
	}
	if (!writes && unknown.length > 0) {
		console.log(`${unknown.length} new regular expressions are sound; keep that with: ${command}`)
	}
}

function isAccepted(verdict, { places }) {
	if (verdict === 'linear' || verdict === 'tried') return true
	return verdict === 'bounded' && !places.some((place) => wholeFiles.test(place))
}

function describe({ source, flags, places }, judged) {
	const attack = judged?.attack === undefined ? '' : `\n    on ${judged.attack.slice(0, 120)}`
	return `  ${places.join(', ')}\n    /${source.slice(0, 160)}/${flags}${attack}`
}

function readVerdicts() {
	try {
		return JSON.parse(readFileSync(file, 'utf8'))
	} catch (error) {
		if (error.code === 'ENOENT') return {}
		throw error
	}
}

function write(entries) {
	const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1))
	writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, '\t')}\n`)
}

function buildKey({ source, flags }) {
	return createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 16)
}

async function judgeAll(regexes) {
	const judged = new Map()
	const queue = regexes.values()
	const lane = async () => {
		for (const regex of queue) judged.set(regex, await judgeRegex(regex))
	}
	await Promise.all(Array.from({ length: availableParallelism() }, lane))
	return judged
}
