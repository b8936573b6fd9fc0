import * as nodeModule from 'node:module'

const found = new Map()

/**
 * Loaded before any program of ours. Node reads a package's description again at each import of the package and of its
 * files, and that of drizzle-orm is so long (179 kB) that this took as long as the rest of the server's start. Asking
 * once for each name is enough, and files that import one another within the package are where they say.
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
