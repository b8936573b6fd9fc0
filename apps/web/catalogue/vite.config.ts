import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Serves the catalogue of components by itself: no API, no routes of the app. */
export default defineConfig({
	root: fileURLToPath(new URL('.', import.meta.url)),
	cacheDir: '../node_modules/.vite-catalogue',
	plugins: [tailwindcss()],
	server: { port: 5180 },
})
