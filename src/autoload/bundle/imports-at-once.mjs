/**
 * Asks for what a script imports together with the script, where it is loaded later: the one would come after the other otherwise.
 * @param isWanted whether a module is to come at once
 */
export const importsAtOnce = (isWanted) => ({
  name: 'imports-at-once',
  renderDynamicImport({ chunk, targetModuleId, getTargetChunkImports }) {
    if (!isWanted(targetModuleId)) return null;
    const there = new Set(chunk.moduleIds);
    for (const id of there) for (const next of this.getModuleInfo(id).importedIds) there.add(next);
    const missing = getTargetChunkImports().filter((each) => !each.chunk.moduleIds.some((id) => there.has(id)));
    if (missing.length === 0) return null;
    const others = missing.map(({ resolvedImportPath }) => `,import(${resolvedImportPath})`);
    return { left: 'Promise.all([import(', right: `)${others.join('')}]).then(([script])=>script)` };
  },
});
