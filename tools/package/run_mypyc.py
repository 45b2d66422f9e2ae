"""Compile modules with mypyc: one C file per module, on all cores, skipping unchanged files.

`compiled_engine.py` runs this in a separate process, because setuptools writes to the screen and
changes state. All modules form one group, so they call each other directly; separate libraries
(`separate=True`) would each hold a copy of the runtime and call through tables.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from functools import cache
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

ORDER: dict[str, Any] = json.loads(sys.argv[1])
OBJECTS = Path(ORDER["finished"], "objects")


class Build(build_ext):  # type: ignore[misc]
    """Runs the C compiler on many files at once, and only on those that are not in the cache."""

    def build_extensions(self) -> None:
        """Check the cache before calling the compiler."""
        compile_files = self.compiler.compile
        suffix = self.compiler.obj_extension

        def object_of(source: str, options: dict[str, Any]) -> str:
            file = OBJECTS / (_digest([source, *options["depends"]]) + suffix)
            if not _reuse_object(file):
                Path(compile_files([source], **options)[0]).rename(file)
            return str(file)

        def objects_of(sources: list[str], **options: Any) -> list[str]:
            return pool.starmap(object_of, [(source, options) for source in sources], 1)

        with ThreadPool(os.cpu_count()) as pool:
            self.compiler.compile = objects_of
            super().build_extensions()


def _digest(files: list[str]) -> str:
    """A digest of files and of the way they are compiled."""
    texts = ORDER["toolchain"] + "".join(map(_digest_of_file, files))
    return hashlib.sha256(texts.encode()).hexdigest()


@cache
def _digest_of_file(path: str) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def _reuse_object(file: Path) -> bool:
    """Copy an object file from an earlier build, if one has it."""
    for earlier in Path(ORDER["cache"]).glob(f"*/objects/{file.name}"):
        shutil.copyfile(earlier, file)
        return True
    return False


def _extensions(work: str) -> list[Extension]:
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={work}/cache", *ORDER["modules"]],
        opt_level=ORDER["level"],
        debug_level="0",
        multi_file=True,
        group_name="stormhall",
        target_dir=f"{work}/c",
    )
    if os.name == "posix":
        for extension in extensions:
            # Nothing outside calls these functions, so calls between modules can be direct.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return extensions


def main() -> None:
    """Compile the modules of the given order."""
    work = ORDER["work"]
    OBJECTS.mkdir(parents=True)
    setup(
        name="stormhall-engine",
        packages=[],
        ext_modules=_extensions(work),
        cmdclass={"build_ext": Build},
        script_args=[
            "build_ext",
            f"--parallel={os.cpu_count()}",
            f"--build-lib={ORDER['finished']}/lib",
            f"--build-temp={work}/temp",
        ],
    )


if __name__ == "__main__":
    main()
