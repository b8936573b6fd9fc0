import * as nodeModule from 'node:module'

const found = new Map()

/**
 * Preloaded into every program of ours. Node parses a package's package.json again at every import, and that of
 * drizzle-orm (179 kB) doubled the server's start-up time. So this caches each import of the package, and resolves
 * relative imports within it without asking Node.
 */
nodeModule.registerHooks?.({
	resolve(specifier, context, nextResolve) {
		const { parentURL = '', conditions } = context
		if (!conditions.includes('import')) return nextResolve(specifier, context)
		if (/^\..*\.js$/.test(specifier) && parentURL.includes('/node_modules/drizzle-orm/'))
			return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
		if (!/^drizzle-orm(\/|$)/.test(specifier)) return nextResolve(specifier, context)
		if (!found.has(specifier)) found.set(specifier, nextResolve(specifier, context))
		return { ...found.get(specifier), shortCircuit: true }
	},
})
