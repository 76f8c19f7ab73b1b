/**
 * WebKit keeps the layout of the last width and orientation inside size containers until the document changes: a phone
 * that is rotated would show the portrait table on its side. Adding and measuring an element makes it look again.
 */
const LAYOUTS = ['(orientation: landscape)', '(min-width: 900px) and (min-height: 600px)'];

function touchLayout(): void {
  const element = document.createElement('div');
  document.body.append(element);
  element.getBoundingClientRect();
  element.remove();
}

/** Returns how to stop it. */
export function repairLayout(): () => void {
  const queries = LAYOUTS.map((layout) => matchMedia(layout));
  for (const query of queries) query.addEventListener('change', touchLayout);
  return () => {
    for (const query of queries) query.removeEventListener('change', touchLayout);
  };
}
