import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SyntaxKind } from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'

const root = process.cwd()
const projects = ['tsconfig.pure.json', 'tsconfig.node.json', 'apps/web/tsconfig.json']
const ours = /^(?:packages|apps)\//
const notShipped =
	/\.test\.tsx?$|\/(?:fixtures|test)\/|\.d\.ts$|^apps\/web\/(?:build-steps|vite\.config)/
/** The files that load everything a package exports, with the expressions that one file makes for another. */
const entries = /^packages\/[^/]+\/src\/index\.ts$/
/** Programs that run as soon as they are loaded, and so are only parsed. */
const programs = /(?:-process|-worker|\/worker|\/ella)\.ts$/

/**
 * Returns every regular expression of the packages and apps that ships: literals, as the TypeScript parser finds
 * them, and expressions that a package makes from constants while it is loaded. Each is listed once, with all its
 * places.
 *
 * @returns {Promise<{ source: string, flags: string, places: string[] }[]>}
 */
export async function findRegexes() {
	const found = new Map()
	const add = (source, flags, place) => {
		const key = `/${source}/${flags}`
		const entry = found.get(key) ?? { source, flags, places: [] }
		if (!entry.places.includes(place)) entry.places.push(place)
		found.set(key, entry)
	}
	const makers = parseProjects(add)
	await loadPackages(makers, add)
	return [...found.values()]
}

/**
 * Adds the literals of all projects, and returns the files to load: entries, and files that make expressions from
 * strings.
 */
function parseProjects(add) {
	const api = new API({ cwd: root })
	const files = new Map()
	for (const project of projects) {
		const snapshot = api.updateSnapshot({ openProject: `${root}/${project}` })
		for (const { program } of snapshot.getProjects()) {
			for (const name of program.getSourceFileNames()) {
				const file = relative(root, name)
				if (!ours.test(file) || notShipped.test(file) || files.has(file)) continue
				const sourceFile = program.getSourceFile(name)
				files.set(file, sourceFile.text.includes('RegExp(') || entries.test(file))
				addLiterals(sourceFile, file, add)
			}
		}
	}
	api.close()
	return [...files].filter(([, isLoaded]) => isLoaded).map(([file]) => file)
}

function addLiterals(sourceFile, file, add) {
	const visit = (node) => {
		if (node.kind === SyntaxKind.RegularExpressionLiteral) {
			const end = node.text.lastIndexOf('/')
			add(node.text.slice(1, end), node.text.slice(end + 1), file)
		}
		node.forEachChild(visit)
	}
	visit(sourceFile)
}

// While the packages are loaded, a proxy replaces `RegExp` and notes each expression that is made.
async function loadPackages(files, add) {
	const Original = globalThis.RegExp
	const note = (made) => {
		const place = findPlace(new Error('where the expression is made').stack ?? '')
		if (place !== null) add(made.source, made.flags, place)
		return made
	}
	globalThis.RegExp = new Proxy(Original, {
		construct: (target, args) => note(Reflect.construct(target, args)),
		apply: (target, self, args) => note(Reflect.apply(target, self, args)),
	})
	try {
		for (const file of files) {
			const isLoaded = /^packages\/.*\.ts$/.test(file) && !programs.test(file)
			if (isLoaded) await import(pathToFileURL(`${root}/${file}`).href)
		}
	} finally {
		globalThis.RegExp = Original
	}
}

function findPlace(stack) {
	for (const [, path = ''] of stack.matchAll(/file:\/\/([^\s:)]+)/g)) {
		const file = relative(root, decodeURIComponent(path))
		if (ours.test(file)) return notShipped.test(file) ? null : file
	}
	return null
}
