type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>('input[name], textarea[name]')];

/** Sets a field's value the way typing does, so React notices the change. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Remembers the fields of a page before hydration. If a browser extension, for example, has changed the page, React
 * renders the page again with empty fields. Returns a function that restores the fields' values, focus and selection.
 */
export function keepFields(root: ParentNode): () => void {
  const before = fieldsIn(root);
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  return () => {
    const after = fieldsIn(root);
    for (const old of before) {
      const isSame = ({ name }: Field) => name === old.name;
      const next = after.filter(isSame)[before.filter(isSame).indexOf(old)];
      if (old.isConnected || !next) continue;
      // Restore the text that was typed into the replaced field.
      if (old.value !== old.defaultValue) write(next, old.value);
      if ('checked' in old && 'checked' in next && old.checked !== old.defaultChecked && old.checked !== next.checked) {
        next.click();
      }
      if (focused !== old) continue;
      next.focus();
      if (old.selectionStart !== null) next.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
    before.length = 0;
  };
}
