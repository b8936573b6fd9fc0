import { evaluate } from '@mdx-js/mdx'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
import { contentComponents } from './content-components.server.tsx'

/** Turns written content into HTML while pages are built; nothing of it runs in a browser. */
export async function toHtml(mdx: string): Promise<string> {
	const { default: Content } = await evaluate(mdx, { ...runtime, remarkPlugins: [remarkGfm] })
	return renderToStaticMarkup(<Content components={contentComponents} />)
}
