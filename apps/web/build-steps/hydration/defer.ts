import { loaderScript } from './loader-script.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start = /<script type="module" async="">([\s\S]*?)<\/script>/
const imported = /^import (?:\* as (\w+) from )?"([^"]+)";?$/gm
const modules = /window\.__reactRouterRouteModules = (\{[^;]*\});/
const entry = /import\("([^"]+)"\);/
// Whoever types waits for what the scripts make of it, so these begin as early as they can.
const typedInto = /<textarea|<input(?![^>]*type="(?:file|checkbox|radio|hidden)")/

/**
 * Has the scripts of a page that is whole without them begin after it is painted, or with the first press, and those of a
 * page to type into at once, from its head; in both, what is done before they are there is kept. A page that does not
 * start as the framework writes it stops the build.
 */
export function defer(html: string): string {
	const [startScript, startText = ''] = start.exec(html) ?? []
	const routeModules = modules.exec(startText)?.[1]
	const entryModule = entry.exec(startText)?.[1]
	const files = [...html.matchAll(preload)].map(([, href = '']) => href)
	if (!startScript || !routeModules || !entryModule || files.length === 0) {
		throw new Error('A page does not start as the framework starts pages.')
	}
	const imports = [...startText.matchAll(imported)].map(([, name = '', file = '']) => ({
		name,
		file,
	}))
	const isAtOnce = typedInto.test(html)
	const script = loaderScript({ files, imports, routeModules, entryModule, isAtOnce })
	const begun = html.replace(startScript, () => `<script>${script}</script>`)
	return isAtOnce ? begun : begun.replaceAll(preload, '')
}
