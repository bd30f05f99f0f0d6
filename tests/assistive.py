#!/usr/bin/env python3
"""The window as a screen reader meets it, through the accessibility interface of the desktop.

    python3 tests/assistive.py target/debug/saute-dix

Starts the program in a virtual screen with a bus and a data folder of its own, finds every card,
pile and button of the table and of a puzzle by name, role and state, and presses through a turn
and an answer. A line for everything found; exit code 0, or 1 with what is missing. Where the
packages cannot be had (Debian: at-spi2-core, python3-pyatspi, dbus, xvfb and Mesa's software
drawing) it says so and is done: exit code 0.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

WAIT = 60
"""The seconds in which everything expected must appear: machines of schools are slow."""


def skip(why):
    print(f"assistive technology: not tried, {why}")
    sys.exit(0)


def on_a_bus_of_its_own(program):
    """Runs this script again inside a session bus and a virtual screen."""
    for tool in ["dbus-run-session", "Xvfb"]:
        if shutil.which(tool) is None:
            skip(f"there is no {tool}")
    # The system's own Python has the system's packages.
    pythons = [sys.executable, "/usr/bin/python3"]
    knows = lambda python: subprocess.run(
        [python, "-c", "import pyatspi"], capture_output=True, check=False
    ).returncode == 0
    python = next((python for python in pythons if os.path.exists(python) and knows(python)), None)
    if python is None:
        skip("Python does not know pyatspi")
    launchers = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"]
    launcher = next((path for path in launchers if os.path.exists(path)), None)
    if launcher is None:
        skip("there is no at-spi-bus-launcher")
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    display = os.read(read, 16).decode().strip()
    environment = dict(os.environ, DISPLAY=f":{display}", LAUNCHER=launcher)
    for name in ["WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS"]:
        environment.pop(name, None)
    command = ["dbus-run-session", "--", python, os.path.abspath(__file__), program, "--inside"]
    try:
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)
    finally:
        screen.terminate()
        screen.wait()


class Missing(Exception):
    """Something that should be there is not."""


class Screen:
    """What a screen reader sees of the program."""

    def __init__(self, process):
        import pyatspi

        self.pyatspi = pyatspi
        self.process = process

    def application(self):
        desktop = self.pyatspi.Registry.getDesktop(0)
        for app in desktop:
            if app is not None and app.get_process_id() == self.process.pid:
                return app
        return None

    def nodes(self):
        """Everything on the screen, as (name, role, states, node)."""
        app = self.application()
        if app is None:
            return []
        found = []
        queue = [app]
        while queue:
            node = queue.pop(0)
            try:
                states = {self.pyatspi.stateToString(state) for state in node.getState().getStates()}
                found.append((node.name or "", node.getRoleName(), states, node))
                queue.extend(child for child in node if child is not None)
            except Exception:  # It has just gone from the screen.
                continue
        return found

    def wait_for(self, name, role=None, state=None):
        """The first thing with a name like this, once it is there."""
        until = time.monotonic() + WAIT
        pattern = re.compile(name)
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise Missing(f"the program has ended with {self.process.returncode}")
            for node in self.nodes():
                fits = pattern.fullmatch(node[0]) and (role is None or re.fullmatch(role, node[1]))
                if fits and (state is None or state in node[2]):
                    return node
            time.sleep(0.2)
        seen = sorted({f"{node[0]} ({node[1]}: {' '.join(sorted(node[2]))})" for node in self.nodes() if node[0]})
        wanted = " ".join(part for part in [name, role, state] if part)
        raise Missing(f"no {wanted}; there is:\n  " + "\n  ".join(seen))

    def press(self, name, role=None):
        """Presses a thing by its action, as a screen reader would."""
        node = self.wait_for(name, role, "enabled")
        actions = node[3].queryAction()
        names = [actions.getName(index) for index in range(actions.nActions)]
        if "click" not in names:
            raise Missing(f"{node[0]} cannot be pressed: {names}")
        actions.doAction(names.index("click"))
        print(f"pressed  {node[0]}")
        return node

    def tell(self, node):
        states = [state for state in ["enabled", "focusable", "checked", "pressed", "selected"] if state in node[2]]
        print(f"found    {node[0]} ({node[1]}; {', '.join(states) or 'disabled'})")


BUTTON = "push button|button|toggle button|check box"


def table(screen):
    """The game: a turn by pressing cards and piles."""
    screen.press("Play", BUTTON)
    screen.press("Start the game", BUTTON)
    screen.wait_for("Card [0-9]+", BUTTON)
    cards = [node for node in screen.nodes() if re.fullmatch("Card [0-9]+", node[0])]
    if len(cards) < 6:
        raise Missing(f"only {len(cards)} cards in the hand")
    for node in cards:
        screen.tell(node)
    piles = [screen.wait_for(f"Pile {letter}, .*") for letter in "ABCD"]
    for node in piles:
        screen.tell(node)
    for name in ["Back", "Help.*", "End the turn"]:
        screen.tell(screen.wait_for(name, BUTTON))
    end = screen.wait_for("End the turn", BUTTON)
    if "enabled" in end[2]:
        raise Missing("the turn cannot end before two cards are laid, but its button says it can")
    numbers = sorted(int(node[0].split()[1]) for node in cards)
    for number in numbers[:2]:
        screen.press(f"Card {number}", BUTTON)
        chosen = screen.wait_for(f"Card {number}.*", BUTTON, "pressed")
        screen.tell(chosen)
        screen.press("Pile A, .*", BUTTON)
        screen.tell(screen.wait_for(f"Pile A, .*{number}.*"))
    screen.press("End the turn", BUTTON)
    print("a turn is played")


def puzzle(screen):
    """A puzzle of one pile: laid in order, and marked."""
    screen.press("Back", BUTTON)
    screen.press("Puzzles", BUTTON)
    screen.press("Start", BUTTON)
    screen.wait_for("Check", BUTTON)
    cards = [node for node in screen.nodes() if re.fullmatch("Card [0-9]+", node[0])]
    if len(cards) < 4:
        raise Missing(f"only {len(cards)} cards in the puzzle")
    for node in cards:
        screen.tell(node)
    screen.tell(screen.wait_for("Pile [A-D], .*"))
    check = screen.wait_for("Check", BUTTON)
    if "enabled" in check[2]:
        raise Missing("there is nothing to check yet, but the button says there is")
    for place, node in enumerate(cards[:2], start=1):
        screen.press(node[0], BUTTON)
        screen.tell(screen.wait_for(f"{node[0]}, laid as number {place}", BUTTON))
    screen.press("Check", BUTTON)
    screen.wait_for("Try again|Next|Show me", BUTTON)
    for node in screen.nodes():
        if node[0] and re.fullmatch(BUTTON, node[1]):
            screen.tell(node)
    print("a puzzle is answered")


def inside(program):
    launcher = subprocess.Popen([os.environ["LAUNCHER"], "--launch-immediately"])
    folder = tempfile.mkdtemp()
    settings = {"language": "en", "motion": False, "practice": {"kinds": ["order"], "count": 3}}
    kept = {"format": "saute-dix settings", "version": 1, "content": settings}
    with open(os.path.join(folder, "settings.json"), "w", encoding="utf-8") as file:
        json.dump(kept, file)
    # Programs show themselves once somebody says that a screen reader is there.
    enable = [
        "dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
        "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status",
        "string:ScreenReaderEnabled", "variant:boolean:true",
    ]
    for _ in range(50):
        if subprocess.run(enable, capture_output=True, check=False).returncode == 0:
            break
        time.sleep(0.1)
    else:
        skip("the accessibility bus does not answer")
    environment = dict(os.environ, SAUTE_DIX_DATA=folder, LIBGL_ALWAYS_SOFTWARE="1")
    process = subprocess.Popen([program, "--lang", "en"], env=environment)
    try:
        screen = Screen(process)
        table(screen)
        puzzle(screen)
    except Missing as missing:
        print(f"assistive technology: {missing}", file=sys.stderr)
        return 1
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()
        launcher.terminate()
        shutil.rmtree(folder, ignore_errors=True)
    print("assistive technology: everything has its name, its state and its action")
    return 0


def main():
    arguments = sys.argv[1:]
    if not arguments or not os.access(arguments[0], os.X_OK):
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    program = os.path.abspath(arguments[0])
    if "--inside" in arguments:
        sys.exit(inside(program))
    on_a_bus_of_its_own(program)


main()
