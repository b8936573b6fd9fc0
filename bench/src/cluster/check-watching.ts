import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@app/e2e/product'
import { z } from 'zod'
import type { Prometheus } from './prometheus.ts'

const dashboardSchema = z.object({
	panels: z.array(
		z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
	),
})

/** The report of a real Prometheus on the files in `deploy`. */
export type Watching = {
	nodes: number
	alerts: number
	/** How many expressions the dashboard has. */
	expressions: number
	/** Panels of the dashboard that would be empty now, because nothing of their kind has happened yet. */
	emptyPanels: string[]
}

/** Has Prometheus read every node, load the alerts and answer every question of the dashboard. Rejects where it can't. */
export async function checkWatching(prometheus: Prometheus): Promise<Watching> {
	const nodes = await prometheus.untilAllAreRead()
	const alerts = await prometheus.alerts()
	const panels = readPanels()
	const emptyPanels: string[] = []
	for (const { title, expressions } of panels) {
		const counts = await Promise.all(expressions.map((one) => prometheus.count(one)))
		if (counts.every((count) => count === 0)) emptyPanels.push(title)
	}
	const expressions = panels.reduce((sum, panel) => sum + panel.expressions.length, 0)
	return { nodes, alerts: alerts.length, expressions, emptyPanels }
}

function readPanels(): { title: string; expressions: string[] }[] {
	const text = readFileSync(join(root, 'deploy/grafana-dashboard.json'), 'utf8')
	return dashboardSchema
		.parse(JSON.parse(text))
		.panels.filter(({ targets }) => targets.length > 0)
		.map(({ title, targets }) => ({
			title,
			// Grafana puts its own step there.
			expressions: targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')),
		}))
}
