"""The description of the API, as Litestar derives it, with what every answer may be besides."""

from __future__ import annotations

from typing import Any

from litestar import Litestar

PATH = "/api/schema/openapi.json"
PROBLEM = {
    "type": "object",
    "required": ["code", "sentence"],
    "properties": {"code": {"type": "string"}, "sentence": {"type": "string"}},
    "additionalProperties": False,
}
METHODS = ("get", "put", "post", "delete")


def description(http: Litestar) -> dict[str, Any]:
    found: dict[str, Any] = http.openapi_schema.to_schema()
    schemas: dict[str, Any] = found.setdefault("components", {}).setdefault("schemas", {})
    schemas["Problem"] = PROBLEM
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for path in found["paths"].values():
        for method in METHODS:
            if method in path:
                answers: dict[str, Any] = path[method]["responses"]
                answers.pop("400", None)
                answers["default"] = {"description": "why not", "content": problem}
                wanted = path[method].get("requestBody", {}).get("content", {}).get("application/json", {})
                close(wanted.get("schema", {}), schemas)
    return found


def close(schema: dict[str, Any], schemas: dict[str, Any]) -> None:
    """What is sent here has the named fields and no others."""
    if reference := schema.get("$ref"):
        schema = schemas[reference.rpartition("/")[2]]
    if schema.get("type") == "object" and "additionalProperties" not in schema:
        schema["additionalProperties"] = False
        for part in schema.get("properties", {}).values():
            close(part, schemas)
    for part in schema.get("oneOf", []):
        close(part, schemas)
