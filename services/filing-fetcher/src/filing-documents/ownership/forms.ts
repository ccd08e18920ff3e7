/** Structured since 2024-12-18; the SC 13D and SC 13G before are pages of HTML. */
const SCHEDULE = /^SCHEDULE 13[DG](\/A)?$/;
/** Forms 3, 4 and 5 are XML since 2003-06-30, Form 144 since 2022. */
const OTHER = /^(3|4|5|144)(\/A)?$/;

export const isSchedule13 = (form: string): boolean => SCHEDULE.test(form);

/** Whether the form reports trades of insiders: Forms 3, 4, 5 and 144. */
export const isInsiderForm = (form: string): boolean => OTHER.test(form);
