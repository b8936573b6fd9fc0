import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const api = process.env.API_URL ?? 'http://127.0.0.1:3001'

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	server: {
		// The page about the API is ours; what lies below it is the API's.
		proxy: { '^/api/.+': api, '/accounts': api, '/outbox': api },
	},
})
