export { type CalendarStep, writeCalendar } from './calendar/write-calendar.ts'
export { computeInsights as insightsOf } from './insights/compute-insights.ts'
export {
	findSending as sendingOf,
	isFurtherStage,
	type StageHistory,
} from './insights/stage-history.ts'
export { momentInZone, zonedDays as daysIn, zonedMoments as momentsIn } from './moment-in-zone.ts'
export { reminderMoment, stepMoment } from './reminder-moment.ts'
export { stageOrder } from './stage-order.ts'
export { type ReadTable, readTable } from './table/read-table.ts'
export { type TableApplication, writeTable } from './table/write-table.ts'
