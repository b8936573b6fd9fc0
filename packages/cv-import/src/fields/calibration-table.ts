/** Calibration: of the values read with the confidence `said`, the share `right` was correct. */
export type CalibrationTable = readonly (readonly [said: number, right: number])[]
