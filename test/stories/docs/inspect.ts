/** A value as the documentation writes it: a text alone as it is, inside of something in quotes. */
export function inspect(value: unknown): string {
  return typeof value === 'string' ? value : written(value);
}

function written(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${written(field)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}
