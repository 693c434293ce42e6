/** Not if that opens a phone's keyboard, nor if the operator has focused something. */
export function focusFirstField(form: Element): void {
  const isFree = document.activeElement === null || document.activeElement === document.body
  // the entry must not load React, which useMediaQuery.ts imports
  const hasMouse = typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches
  if (isFree && hasMouse) form.querySelector('input')?.focus()
}
