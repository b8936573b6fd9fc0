import { hydratedEvent } from '#shared/hydrated-event.ts'
import { loader } from './loader.ts'
import { reloadOnce } from './reload-once.ts'
import { replayEvents } from './replay-events.ts'
import { replayInputs } from './replay-inputs.ts'
import { replayLeaving } from './replay-leaving.ts'

/** What the framework's own script of a page does, taken apart. */
export type PageStart = {
	/** All modules of the page. */
	files: string[]
	/** The modules that it imports, those of routes under a name. */
	imports: { name: string; file: string }[]
	/** Of these names, the object of routes that the framework looks for. */
	routeModules: string
	/** What hydrates the page. */
	entryModule: string
	/** Whether its scripts are in its head, and begin as early as they can. */
	isAtOnce: boolean
}

const beginningEvent = 'ella:beginning'

/**
 * The script that begins a page and keeps what is done in it before, as text for the page itself. Words come before
 * presses: what is sent, and what is checked as its field is left, is what was written.
 */
export function loaderScript(page: PageStart): string {
	const events = JSON.stringify({ beginningEvent, begunEvent: hydratedEvent })
	const begun = JSON.stringify(hydratedEvent)
	const replays = `(${replayInputs})(${events});(${replayLeaving})(${begun});`
	return `${replays}(${replayEvents})(${begun},${beginText(page)})`
}

function beginText({ files, imports, routeModules, entryModule, isAtOnce }: PageStart): string {
	// What the head asks for has nothing to be taken one by one.
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
