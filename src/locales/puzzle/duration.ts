/** Hours and minutes with the units of a language, those that are zero left out: `5 h 12 min`, `5 h`, `12 min`. */
export const duration = (hours: number, minutes: number, hour: string, minute: string): string =>
  [hours > 0 && `${hours}\u00a0${hour}`, minutes > 0 && `${minutes}\u00a0${minute}`].filter(Boolean).join(' ');
