"""A window of WebKit for WebDriver: as small as a phone if wanted, and it writes what the page complains of to a file."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# WebDriver has no ear for the console.
LISTEN = """
const tell = (what) => webkit.messageHandlers.complaint.postMessage(String(what));
for (const kind of ['error', 'warn']) {
  const write = console[kind];
  console[kind] = (...words) => { tell(words.join(' ')); write.apply(console, words); };
}
addEventListener('error', ({ message, target }) => tell(message ?? `${target.src ?? target.href} cannot be loaded`), true);
addEventListener('unhandledrejection', ({ reason }) => tell(reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell(`${violatedDirective}: ${blockedURI}`));
"""

complaints = open(sys.argv[1], "a", buffering=1)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
content = WebKit2.UserContentManager()
content.register_script_message_handler("complaint")
content.connect(
    "script-message-received::complaint",
    lambda _, result: print(result.get_js_value().to_string().replace("\n", " "), file=complaints),
)
content.add_script(
    WebKit2.UserScript.new(
        LISTEN,
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1280, default_height=800, decorated=False)
    window.add(view)
    window.show_all()
    window.connect("destroy", Gtk.main_quit)
    return view


def start(_context, session):
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
