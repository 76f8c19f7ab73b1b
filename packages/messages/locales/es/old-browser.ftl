title = Tu navegador es demasiado antiguo
text = Guimard necesita Chrome o Edge { $chrome }, Firefox { $firefox }, Safari { $safari } o una versión posterior. Actualiza tu navegador o abre esta página en otro.
