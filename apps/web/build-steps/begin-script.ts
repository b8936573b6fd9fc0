import { begunEvent } from '../app/shared/begun-event.ts'
import { beginPage } from './begin-page.ts'
import { keepPresses } from './keep-presses.ts'
import { keepWords } from './keep-words.ts'

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
}

/** The script that begins a page, as text for the page itself. */
export function beginScript({ files, imports, routeModules, entryModule }: PageStart): string {
	const others = files.filter((file) => file !== entryModule)
	const names = imports.map(({ name }, index) => name || `other${index}`)
	return keepWhatIsEarly(
		[
			`(${beginPage})({"files":${JSON.stringify(others)},`,
			'load:(file)=>import(file),start:()=>',
			`Promise.all([${imports.map(({ file }) => `import(${JSON.stringify(file)})`)}])`,
			`.then(([${names}])=>{window.__reactRouterRouteModules=${routeModules};`,
			`return import(${JSON.stringify(entryModule)})})})`,
		].join(''),
	)
}

/**
 * The script that keeps what is done in a page before its scripts are there, as text for the page itself. `begin` is the
 * text of a function that has them come. Words come before presses: what is sent is what was written.
 */
export function keepWhatIsEarly(begin: string): string {
	const event = JSON.stringify(begunEvent)
	return `(${keepWords})(${event});(${keepPresses})(${event},${begin})`
}
