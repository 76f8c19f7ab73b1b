### Vad en webbläsare visar som är för gammal för appen.

title = Din webbläsare är för gammal
text = Guimard behöver Chrome eller Edge { $chrome }, Firefox { $firefox }, Safari { $safari } eller nyare. Uppdatera webbläsaren eller öppna sidan i en annan.
