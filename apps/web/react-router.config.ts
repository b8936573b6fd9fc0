import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './app/prerendered-paths.ts'

const articles = readdirSync(join(import.meta.dirname, 'content', 'blog')).map(
	(name) => `/blog/${name.replace(/\.mdx$/, '')}`,
)

export default {
	appDirectory: 'app',
	ssr: false,
	prerender: [...prerenderedPaths, ...articles],
} satisfies Config
