import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './product.ts'

/** How much of scripts the first page may load, in bytes as they are sent. */
export const mostLandingBytes = 133_000

/** The other pages that people begin with, each of which needs something more: a form, the state of an analysis. */
export const lightPages = ['/pricing', '/blog/nurse-cv', '/contact', '/cv-analysis', '/cv-writer']

/** How much of scripts each of those may load; the schemas alone would bring them above. */
export const mostLightBytes = 146_500

export type Script = { name: string; bytes: number }

/** The scripts that a prerendered page names, with their sizes as the server sends them; the heaviest first. */
export function scriptsOf(page: string): Script[] {
	const build = join(root, 'apps', 'web', 'build', 'client')
	const html = readFileSync(join(build, page, 'index.html'), 'utf8')
	const names = new Set([...html.matchAll(/\/(assets\/[^"']+\.js)/g)].map(([, name = '']) => name))
	return [...names]
		.map((name) => ({ name, bytes: sentBytes(join(build, name)) }))
		.sort((a, b) => b.bytes - a.bytes)
}

/** Returns the total size of these scripts in bytes. */
export function weightOf(scripts: Script[]): number {
	return scripts.reduce((sum, { bytes }) => sum + bytes, 0)
}

function sentBytes(file: string): number {
	const compressed = `${file}.br`
	return statSync(existsSync(compressed) ? compressed : file).size
}
