import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { z } from 'zod'
import { createPathMatcher } from './path-matcher.ts'

/** The page from which every address that was not written at build time starts. */
export const appPage = '/__spa-fallback.html'

/** A built web app: its files and the facts about them that the server needs. */
export type WebBuild = {
	folder: string
	/** Paths of the files, as they are asked for: `/assets/app-1f2e.js`. */
	files: Set<string>
	/** Whether the app has a page for the path, so that the fallback is its page and not an error. */
	hasRoute: (path: string) => boolean
	/** From the path of an HTML file to the hashes of its inline scripts. */
	scriptHashes: Map<string, string[]>
}

/** Looks at a built web app; `null` when there is none. */
export async function readWebBuild(folder: string): Promise<WebBuild | null> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null)
	if (entries === null) return null
	const paths = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
	const pages = paths.filter((path) => path.endsWith('.html'))
	const hashes = pages.map(async (path): Promise<[string, string[]]> => {
		return [path, inlineScriptHashes(await readFile(join(folder, path), 'utf8'))]
	})
	return {
		folder,
		files: new Set(paths),
		hasRoute: createPathMatcher(await readPatterns(folder)),
		scriptHashes: new Map(await Promise.all(hashes)),
	}
}

async function readPatterns(folder: string): Promise<string[]> {
	const text = await readFile(join(folder, 'route-patterns.json'), 'utf8').catch(() => '[]')
	return z.array(z.string()).parse(JSON.parse(text))
}

/** Returns the hash of every inline script in a page that a browser would run. */
export function inlineScriptHashes(html: string): string[] {
	const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)
	return [...scripts]
		.filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && runs(attributes))
		.map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
}

function runs(attributes: string): boolean {
	const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase()
	return type === undefined || type === 'module' || type.endsWith('javascript')
}
