import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const api = process.env.API_URL ?? 'http://127.0.0.1:3001'

// Left to itself the bundler makes a file of every few modules that some pages share, so that the first page asks for
// seventy. What every page needs comes in two instead, what most screens need in a third, and both compress better.
const codeSplitting = {
	groups: [
		{
			name: 'framework',
			priority: 3,
			test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
		},
		{
			name: 'frame',
			priority: 2,
			test: /[\\/](?:routes[\\/](?:any-page|site-layout)\.tsx|software-application\.ts|icons[\\/](?:check|info|triangle-exclamation-point)\.mjs)$/,
		},
		{
			// Numbers that pages tell, which must not bring the schemas beside them.
			name: 'limits',
			priority: 3,
			test: /[\\/]packages[\\/]contract[\\/]src[\\/](?:plans|upload-limit)\.ts$/,
		},
		{
			name: 'schemas',
			priority: 1,
			test: /[\\/](?:node_modules[\\/]zod|packages[\\/](?:contract|cv))[\\/]/,
		},
	],
}

// What runs by itself behind a page is waited for by nobody, and the names of its files would weigh on every first page.
const runsInBackground =
	/(?:move-local-cvs|analytics-calls|last-person|own-local-cvs|claim-session|performance-panel|(?<!\w)\w+-strips?)-/
const isOnEveryPage = /(?:framework|frame|rolldown-runtime)-/
const modulePreload = {
	resolveDependencies: (file: string, dependencies: string[]) =>
		runsInBackground.test(file) ? [] : dependencies.filter((one) => !isOnEveryPage.test(one)),
}

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	environments: {
		client: { build: { modulePreload, rolldownOptions: { output: { codeSplitting } } } },
	},
	// The check worker loads the table of meanings only for a match.
	worker: { format: 'es' },
	server: {
		// The page about the API is ours; what lies below it is the API's.
		proxy: { '^/api/.+': api, '/accounts': api, '/outbox': api },
	},
})
