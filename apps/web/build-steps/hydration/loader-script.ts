import { hydratedEvent } from '#shared/hydrated-event.ts'
import { loader } from './loader.ts'
import { reloadOnce } from './reload-once.ts'
import { replayEvents } from './replay-events.ts'
import { replayInputs } from './replay-inputs.ts'
import { replayLeaving } from './replay-leaving.ts'

/** The parts of the framework's own start script of a page. */
export type PageStart = {
	/** All modules of the page. */
	files: string[]
	/** The modules that the script imports; those of routes have a name. */
	imports: { name: string; file: string }[]
	/** Of these names, the object of routes that the framework looks for. */
	routeModules: string
	/** The module that hydrates the page. */
	entryModule: string
	/** Whether its scripts are in its head, and begin as early as they can. */
	isAtOnce: boolean
}

const beginningEvent = 'ella:beginning'

/**
 * Returns the script that starts a page and keeps earlier actions, as text for the page. Typed words are replayed
 * before presses, so that forms are sent, and left fields are checked, with the words in them.
 */
export function loaderScript(page: PageStart): string {
	const events = JSON.stringify({ beginningEvent, begunEvent: hydratedEvent })
	const begun = JSON.stringify(hydratedEvent)
	const replays = `(${replayInputs})(${events});(${replayLeaving})(${begun});`
	return `${replays}(${replayEvents})(${begun},${beginText(page)})`
}

function beginText({ files, imports, routeModules, entryModule, isAtOnce }: PageStart): string {
	// Files that the head requests need not be fetched one by one.
	const others = isAtOnce ? [] : files.filter((file) => file !== entryModule)
	const names = imports.map(({ name }, index) => name || `other${index}`)
	return [
		`(${loader})({"isAtOnce":${isAtOnce},"files":${JSON.stringify(others)},`,
		`comeAgain:(${reloadOnce})(),load:(file)=>import(file),start:()=>`,
		`Promise.all([${imports.map(({ file }) => `import(${JSON.stringify(file)})`)}])`,
		`.then(([${names}])=>{window.__reactRouterRouteModules=${routeModules};`,
		`dispatchEvent(new Event(${JSON.stringify(beginningEvent)}));`,
		`return import(${JSON.stringify(entryModule)})})})`,
	].join('')
}
