import { loaderScript } from './loader-script.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start = /<script type="module" async="">([\s\S]*?)<\/script>/
const imported = /^import (?:\* as (\w+) from )?"([^"]+)";?$/gm
const modules = /window\.__reactRouterRouteModules = (\{[^;]*\});/
const entry = /import\("([^"]+)"\);/
// A person who types waits for the scripts to react, so these scripts begin as early as they can.
const typedInto = /<textarea|<input(?![^>]*type="(?:file|checkbox|radio|hidden)")/

/**
 * Defers the scripts of a page that is complete without them until it is painted or first pressed. The scripts of a
 * page to type into begin at once, from its head. In both cases, earlier actions are kept. Throws for a page that
 * doesn't start as the framework writes it, which stops the build.
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
