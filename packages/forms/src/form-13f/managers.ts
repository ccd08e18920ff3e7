/** Numbers of managers such as `4,8,11`; zero or words refer to no manager. */
export const managersOf = (text: string | null): readonly number[] =>
  (text ?? '').split(/[,;\s]+/).flatMap((part) => (/^0*[1-9]\d{0,3}$/.test(part) ? [Number(part)] : []));
