export { momentInZone } from './moment-in-zone.ts'
export { reminderMoment, stepMoment } from './reminder-moment.ts'
export { stageOrder } from './stage-order.ts'
