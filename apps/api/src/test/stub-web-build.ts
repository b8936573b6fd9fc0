import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readWebBuild, type WebBuild } from '#http/web-build.ts'
import { type CleanUp, temporaryFolder } from './temporary-folder.ts'

const shell =
	'<!DOCTYPE html><html lang="en-GB"><head><script>boot()</script></head><body>App</body></html>'

/** Makes a web app of one page, for tests of what the server adds to it. */
export async function stubWebBuild(cleanUp: CleanUp): Promise<WebBuild> {
	const folder = await temporaryFolder(cleanUp)
	await writeFile(join(folder, '__spa-fallback.html'), shell)
	await writeFile(join(folder, 'route-patterns.json'), '["/cv/public/:id"]')
	const build = await readWebBuild(folder)
	if (build === null) throw new Error('The web app was not written.')
	return build
}
