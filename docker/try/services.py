#!/usr/bin/env python3
"""Starts the services of a compose file without Docker, plays at them and stops them again.

    docker/try/services.py /var/tmp/images docker/compose.cluster.yaml

Needs the folder that image.sh has filled, root, iproute2 and Python's yaml. Every service runs in a
network namespace of its own in which the others have the names of the compose file, with the image's
files (read-only where the compose file says so), its volumes, its environment and its command. The
server is the image's; Caddy and Prometheus are the packages of this Debian and NATS is the tests' own.
Services without a stand-in are named and left out.
"""

import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import time

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What plays at them: `cargo build --release -p load`.
LOAD = ["target/release/load", "--no-footprint", "--rooms", "2", "--think", "500ms", "--duration", "10s"]
# The commands of images that are replaced by packages.
COMMANDS = {
    "caddy": ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"],
    "prom/prometheus": ["prometheus"],
    "nats": ["nats-server"],
}


def run(*command, **options):
    return subprocess.run([str(part) for part in command], check=True, **options)


class Service:
    """A service of a compose file, as one host of a small network."""

    def __init__(self, name, settings, number, images, state):
        self.name, self.settings, self.images, self.state = name, settings, images, state
        self.address = f"10.99.0.{number}"
        self.host = f"try-{name}"
        image = settings["image"].replace("${TRANQUILITY_IMAGE:-tranquility}", "tranquility")
        self.image = image.split(":")[0]
        self.process = None

    def known(self):
        return self.image == "tranquility" or self.image in COMMANDS

    def connect(self, hosts):
        """Makes its network namespace, with the names of all services."""
        names = pathlib.Path("/etc/netns", self.host)
        names.mkdir(parents=True, exist_ok=True)
        (names / "hosts").write_text(hosts)
        cable = f"try{self.address.split('.')[-1]}"
        run("ip", "netns", "add", self.host)
        run("ip", "link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", self.host)
        run("ip", "link", "set", cable, "master", "try", "up")
        run("ip", "-n", self.host, "address", "add", f"{self.address}/24", "dev", "eth0")
        for link in ["lo", "eth0"]:
            run("ip", "-n", self.host, "link", "set", link, "up")

    def start(self, folder, variables):
        """Starts it in its image's files, with its volumes."""
        files = self.images / ("tranquility" if self.image == "tranquility" else "packages")
        root, upper, work = (self.state / self.name / part for part in ["root", "upper", "work"])
        for made in [root, upper, work, upper / "dev", upper / "proc"]:
            made.mkdir(parents=True, exist_ok=True)
        environment = {"PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/bin", "HOME": "/root", "XDG_DATA_HOME": "/data"}
        layers = f"lowerdir={files},upperdir={upper},workdir={work}"
        mounts = [
            f"mount -t overlay overlay -o {layers} {root}",
            f"mount --rbind /dev {root}/dev",
            f"mount -t proc proc {root}/proc",
        ]
        if self.image == "tranquility":
            image = json.loads((self.images / "tranquility.json").read_text())
            image = image["Docker"]["config"]
            environment |= dict(line.split("=", 1) for line in image["Env"])
            command, user = image["Entrypoint"], image["User"]
        else:
            command, user = COMMANDS[self.image], "0:0"
        command = command + [str(part) for part in self.settings.get("command") or []]
        for name, value in (self.settings.get("environment") or {}).items():
            environment[name] = variables.get(name, str(value)) if "${" in str(value) else str(value)

        volumes = list(self.settings.get("volumes") or [])
        volumes += [f"tmpfs-{number}:{path}" for number, path in enumerate(self.settings.get("tmpfs") or [])]
        if self.settings.get("read_only"):
            mounts.append(f"mount -o remount,ro {root}")
        for volume in volumes + ["/etc/hosts:/etc/hosts"]:
            source, target = volume.split(":")[:2]
            path = target.lstrip("/")
            if source.startswith("/"):
                source = pathlib.Path(f"/etc/netns/{self.host}/hosts")
            elif source.startswith("."):
                source = (folder / source).resolve()
            else:
                source = self.state / self.name / source
                source.mkdir(parents=True)
                run("chown", user, source)
            place = upper / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.mkdir(exist_ok=True) if source.is_dir() else place.touch()
            mounts.append(f"mount --bind {source} {root / path}")
        # Docker's choice for a user without an entry of its own.
        user = user if ":" in user else f"{user}:0"
        # The service has its own environment alone; the programs that make its place are this machine's.
        variables = [f"{name}={value}" for name, value in environment.items()]
        chroot = [shutil.which("chroot"), f"--userspec={user}", root]
        inside = ["env", "-i", *variables, *chroot, *command]
        script = " && ".join([*mounts, f"exec {shlex.join(map(str, inside))}"])
        log = (self.state / f"{self.name}.log").open("w")
        self.process = subprocess.Popen(
            ["ip", "netns", "exec", self.host, "unshare", "--mount", "--", "sh", "-c", script],
            stdout=log, stderr=subprocess.STDOUT,
        )

    def ask(self, *command):
        """Runs a command in its network."""
        return subprocess.run(
            ["ip", "netns", "exec", self.host, *map(str, command)], capture_output=True, text=True
        )

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            began = time.monotonic()
            self.process.wait(timeout=30)
            print(f"  {self.name} ended in {time.monotonic() - began:.1f} s with {self.process.returncode}")
        subprocess.run(["ip", "netns", "delete", self.host], check=False)
        shutil.rmtree(f"/etc/netns/{self.host}", ignore_errors=True)


def await_answer(service, what, *command):
    """Waits for a command to succeed, for half a minute at most."""
    for _ in range(60):
        answer = service.ask(*command)
        if answer.returncode == 0:
            print(f"  {what}: {answer.stdout.strip()[:120]}")
            return
        time.sleep(0.5)
    raise SystemExit(f"{what}: {answer.stdout}{answer.stderr}")


def main():
    images, file = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    state = images / "state"
    shutil.rmtree(state, ignore_errors=True)
    settings = yaml.safe_load(file.read_text())["services"]
    services = [
        Service(name, one, number, images, state) for number, (name, one) in enumerate(settings.items(), 10)
    ]
    for service in services:
        if not service.known():
            print(f"  left out: {service.name} ({service.image})")
    services = [service for service in services if service.known()]
    hosts = "127.0.0.1 localhost\n" + "".join(f"{one.address} {one.name}\n" for one in services)
    # Caddy makes a certificate of its own for this name.
    variables = {"DOMAIN": "localhost"}
    by_name = {service.name: service for service in services}
    run("ip", "link", "add", "try", "type", "bridge")
    run("ip", "link", "set", "try", "up")
    try:
        for service in services:
            service.connect(hosts)
            service.start(file.parent, variables)
        for service in services:
            if service.image == "tranquility":
                program = images / "tranquility/usr/local/bin/tranquility"
                await_answer(service, f"{service.name} is healthy", program, "health")
        server = next(service for service in services if service.image == "tranquility")
        played = server.ask(ROOT / LOAD[0], *LOAD[1:], "--url", "127.0.0.1:8080")
        print(played.stdout or played.stderr)
        if caddy := by_name.get("caddy"):
            fetch = ["curl", "--silent", "--fail", "--insecure", "https://localhost/healthz"]
            await_answer(caddy, "HTTPS by Caddy", *fetch)
        if prometheus := by_name.get("prometheus"):
            query = "http://127.0.0.1:9090/api/v1/query?query=up%7Bjob%3D%22tranquility%22%7D%3D%3D1"
            found = f"curl --silent --fail '{query}' | grep server:9100"
            await_answer(prometheus, "Prometheus reads the figures", "sh", "-c", found)
    finally:
        for service in services:
            service.stop()
        run("ip", "link", "delete", "try")


main()
