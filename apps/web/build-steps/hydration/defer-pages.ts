import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defer } from './defer.ts'

/** Pages that show nothing usable before their scripts run, and a page without scripts. */
const beginAtOnce = ['__spa-fallback.html', 'cv-writer/create/index.html', 'offline/index.html']

// After prerendering, because the framework writes how a page starts; see the decision on how public pages begin.
const folder = join(import.meta.dirname, '..', '..', 'build', 'client')
const names = await readdir(folder, { recursive: true })
const pages = names
	.map((name) => name.replaceAll('\\', '/'))
	.filter((name) => name.endsWith('.html') && !beginAtOnce.includes(name))
for (const page of pages) {
	const file = join(folder, page)
	await writeFile(file, defer(await readFile(file, 'utf8')))
}
