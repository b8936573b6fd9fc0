import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { mdxComponents } from './mdx-components.server.tsx'

/** Turns written content into HTML while pages are built; nothing of it runs in a browser. */
export async function mdxToHtml(mdx: string): Promise<string> {
	// Loaded here, because the first page that the build asks for has little time and no MDX.
	const [{ evaluate }, { default: remarkGfm }] = await Promise.all([
		import('@mdx-js/mdx'),
		import('remark-gfm'),
	])
	const { default: Content } = await evaluate(mdx, { ...runtime, remarkPlugins: [remarkGfm] })
	return renderToStaticMarkup(<Content components={mdxComponents} />)
}
