const INSIDER_FORM = /^[345](\/A)?$/;
const FORM_144 = /^144(\/A)?$/;

export const isInsiderForm = (form: string): boolean => INSIDER_FORM.test(form);

export const isForm144 = (form: string): boolean => FORM_144.test(form);
