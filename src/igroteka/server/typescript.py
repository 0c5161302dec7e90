"""The browser's types, written from the structs of the protocol: `python -m igroteka.server.typescript`.

Prints what belongs into `ui/src/lib/protocol.ts`; a test fails when that file is stale.
"""

from __future__ import annotations

from typing import Any, get_args

from msgspec import Struct
from msgspec.json import schema_components

from igroteka.server import protocol

HEADER = (
    "// Written by `python -m igroteka.server.typescript` from igroteka/server/protocol.py: do not edit.\n"
)
REF = "#/$defs/"
OURS = {member.__name__ for member in get_args(protocol.Asked)} | {"NewGame", "Chair", "Join"}
"""What the browser sends: what has a default may be left out."""
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type[Struct]]:
    """All structs of the protocol, in its order."""
    things = vars(protocol).values()
    return [
        thing
        for thing in things
        if isinstance(thing, type) and issubclass(thing, Struct) and thing is not Struct
    ]


def typescript() -> str:
    """The whole file."""
    _, components = schema_components(structs(), ref_template=REF + "{name}")
    parts = [HEADER]
    parts += [interface(name, schema) for name, schema in components.items()]
    for union in ("Asked", "Answer"):
        members = " | ".join(member.__name__ for member in get_args(getattr(protocol, union)))
        parts.append(f"export type {union} = {members};\n")
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    """One struct."""
    sent = name not in OURS  # what the server sends is always complete
    required = schema["properties"] if sent else schema.get("required", [])
    lines = [
        f"  {field}{'' if field in required else '?'}: {type_of(of)};"
        for field, of in schema["properties"].items()
    ]
    about = schema.get("description", "").splitlines()[0]
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *lines, "}", ""])


def type_of(schema: dict[str, Any]) -> str:
    """The type of a field."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        of = type_of(schema["items"])
        return f"({of})[]" if " " in of else f"{of}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    return SIMPLE[str(kind)] if kind else "unknown"


if __name__ == "__main__":
    print(typescript(), end="")
