"""The OpenAPI document of the API, written by hand; a test keeps it in step with the routes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import bourgade
from bourgade.bots import LEVELS
from bourgade.server.plan import KINDS, PACES

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
NAME: Schema = {"type": "string", "maxLength": 200}
NUMBER: Schema = {"type": "integer"}
COUNT: Schema = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
FLAG: Schema = {"type": "boolean"}
ANY_OBJECT: Schema = {"type": "object"}


def ref(name: str) -> Schema:
    """A schema by its name."""
    return {"$ref": f"#/components/schemas/{name}"}


def one_of(values: Iterable[str]) -> Schema:
    """One of these words."""
    return {"type": "string", "enum": list(values)}


def listed(item: Schema) -> Schema:
    """A list."""
    return {"type": "array", "items": item}


def fields(required: dict[str, Schema], optional: dict[str, Schema] | None = None, is_open: bool = False) -> Schema:
    """An object."""
    return {
        "type": "object",
        "properties": {**required, **(optional or {})},
        "required": list(required),
        "additionalProperties": is_open,
    }


SCHEMAS: dict[str, Schema] = {
    "Error": fields({"error": fields({"code": TEXT, "message": TEXT})}, {"table": ref("Table")}),
    "Option": fields({"name": TEXT, "values": listed(TEXT), "help": TEXT}),
    "Game": fields(
        {
            "name": TEXT,
            "title": TEXT,
            "version": NUMBER,
            "fewest": NUMBER,
            "most": NUMBER,
            "options": listed(ref("Option")),
        }
    ),
    "Games": fields({"games": listed(ref("Game")), "levels": listed(TEXT), "paces": listed(TEXT)}),
    "NewSeat": fields({}, {"kind": one_of(KINDS), "name": NAME, "level": one_of(LEVELS)}),
    "NewTable": fields(
        {"game": one_of(bourgade.games()), "seats": {**listed(ref("NewSeat")), "maxItems": 20}},
        {
            "pace": one_of(PACES),
            "options": {"type": "object", "additionalProperties": TEXT},
            "edition": {"type": ["object", "null"], "description": "name, game, note and changes by dotted key"},
        },
    ),
    "Opened": fields(
        {"table": TEXT, "token": TEXT, "seat_tokens": {"type": "object", "additionalProperties": TEXT}},
    ),
    "Seat": fields({"number": NUMBER, "name": TEXT, "kind": TEXT, "level": TEXT, "joined": FLAG}),
    "Offer": fields({"action": NUMBER, "notation": TEXT, "words": TEXT, "warning": TEXT, "spot": TEXT}),
    "Sheet": fields(
        {"seat": NUMBER, "lines": {"type": "object", "additionalProperties": NUMBER}, "total": NUMBER},
    ),
    "Rival": fields(
        {"name": TEXT, "lines": {"type": "object", "additionalProperties": NUMBER}, "total": NUMBER},
    ),
    "Standing": fields(
        {
            "seat": NUMBER,
            "place": NUMBER,
            "total": NUMBER,
            "tie_breaks": {"type": "object", "additionalProperties": NUMBER},
        },
    ),
    "Told": fields({"seq": NUMBER, "seat": NUMBER, "words": TEXT}),
    "Said": fields({"number": NUMBER, "seat": NUMBER, "text": TEXT}),
    "Table": fields(
        {
            "table": TEXT,
            "link": TEXT,
            "game": TEXT,
            "seat": NUMBER,
            "own_seats": listed(NUMBER),
            "seats": listed(ref("Seat")),
            "seq": NUMBER,
            "turn": NUMBER,
            "over": FLAG,
            "view": ANY_OBJECT,
            "prompt": TEXT,
            "offers": listed(ref("Offer")),
            "may_undo": FLAG,
            "may_redo": FLAG,
            "log": listed(ref("Told")),
            "fresh": NUMBER,
            "sheets": listed(ref("Sheet")),
            "rivals": listed(ref("Rival")),
            "standings": listed(ref("Standing")),
            "totals": listed(listed(NUMBER)),
            "chat": listed(ref("Said")),
            "links": {"type": "object", "additionalProperties": TEXT},
            "rule": TEXT,
            "origin": TEXT,
            "is_stale": FLAG,
        },
        is_open=True,
    ),
    "Moves": fields({"table": TEXT, "seq": NUMBER, "turn": NUMBER, "moves": listed(ref("Offer"))}),
    "NewMove": fields({"seq": COUNT, "move": {"anyOf": [NAME, COUNT]}}),
    "NewStep": fields({"seq": COUNT}),
    "NewMessage": fields(
        {"text": {"type": "string", "maxLength": 2000}},
        {"seat": {"type": ["integer", "null"], "minimum": 0, "maximum": 99}},
    ),
    "Message": fields({"number": NUMBER}),
    "Hint": fields({"seq": NUMBER, "action": NUMBER, "notation": TEXT, "words": TEXT}),
    "Position": fields(
        {
            "number": NUMBER,
            "moves": listed(fields({"seat": NUMBER, "words": TEXT})),
            "view": ANY_OBJECT,
            "sheets": listed(ref("Sheet")),
        },
    ),
    "Record": {"type": "object", "properties": {"format": TEXT}, "required": ["format"]},
    "Kept": fields({"table": TEXT}),
    "Document": ANY_OBJECT,
}


def parameter(name: str, schema: Schema, place: str = "path", text: str = "") -> Schema:
    """A parameter."""
    return {"name": name, "in": place, "required": place == "path", "schema": schema, "description": text}


TABLE_NAME = parameter("table", TEXT, text="the public name of the table")


def content(schema: Schema, media: str = "application/json") -> Schema:
    """What is sent."""
    return {"content": {media: {"schema": schema}}}


def answers(status: int, name: str, errors: tuple[int, ...]) -> Schema:
    """The answers of an operation; every one may also meet a limit."""
    good = {"description": "done", **content(ref(name))}
    bad = {str(code): {"$ref": "#/components/responses/Error"} for code in (*errors, 413, 429)}
    return {str(status): good, **bad}


def get(summary: str, name: str, *parameters: Schema, errors: tuple[int, ...] = ()) -> Schema:
    """An operation that only shows."""
    return {"summary": summary, "parameters": list(parameters), "responses": answers(200, name, errors)}


def post(summary: str, body: str, status: int, name: str, *parameters: Schema, errors: tuple[int, ...]) -> Schema:
    """An operation that does something; a page of another site may not ask for it."""
    return {
        "summary": summary,
        "parameters": list(parameters),
        "requestBody": {"required": True, **content(ref(body))},
        "responses": answers(status, name, (403, *errors)),
    }


SEEN = (401, 404, 409)
PLAYED = (400, 401, 403, 404, 409)
UPDATES = {
    "summary": "Server-sent events: `id` and `data` carry the number of each answer after `after` or Last-Event-ID.",
    "parameters": [
        TABLE_NAME,
        parameter("after", COUNT, "query", "the answer seen last"),
        parameter("said", COUNT, "query", "the line of the chat seen last"),
        parameter("Last-Event-ID", COUNT, "header", "the same as after, sent by browsers"),
    ],
    "responses": {
        **answers(200, "Document", (400, *SEEN)),
        "200": {"description": "a stream without end", **content(TEXT, "text/event-stream")},
    },
}

PATHS: dict[str, Any] = {
    "/api/openapi.json": {"get": get("This document.", "Document")},
    "/api/games": {"get": get("What there is to play.", "Games")},
    "/api/tables": {"post": post("Open a table.", "NewTable", 201, "Opened", errors=(400, 404))},
    "/api/records": {"post": post("Keep a record to look through.", "Record", 201, "Kept", errors=(400,))},
    "/api/tables/{table}": {"get": get("The table as you see it.", "Table", TABLE_NAME, errors=SEEN)},
    "/api/tables/{table}/moves": {
        "get": get("Your legal moves.", "Moves", TABLE_NAME, errors=SEEN),
        "post": post("Play a move.", "NewMove", 200, "Table", TABLE_NAME, errors=PLAYED),
    },
    "/api/tables/{table}/undo": {"post": post("Undo.", "NewStep", 200, "Table", TABLE_NAME, errors=PLAYED)},
    "/api/tables/{table}/redo": {"post": post("Redo.", "NewStep", 200, "Table", TABLE_NAME, errors=PLAYED)},
    "/api/tables/{table}/chat": {"post": post("Say it.", "NewMessage", 201, "Message", TABLE_NAME, errors=PLAYED)},
    "/api/tables/{table}/hint": {"get": get("What a good bot would play.", "Hint", TABLE_NAME, errors=(403, *SEEN))},
    "/api/tables/{table}/record": {"get": get("The record, or the moves so far.", "Record", TABLE_NAME, errors=SEEN)},
    "/api/tables/{table}/stream": {"get": UPDATES},
    "/api/tables/{table}/positions/{number}": {
        "get": get(
            "The table after so many moves.", "Position", TABLE_NAME, parameter("number", COUNT), errors=(400, *SEEN)
        )
    },
}

DOCUMENT: dict[str, Any] = {
    "openapi": "3.1.0",
    "info": {
        "title": "Bourgade",
        "version": bourgade.__version__,
        "description": (
            "Board games at a table. The token of a link opens its seats, sent as `Authorization: Bearer TOKEN`; "
            "without one you look on. Every answer carries `seq`, the number of the answer seen last: a stale one "
            "gets 409 and the fresh table."
        ),
    },
    "paths": PATHS,
    "security": [{}, {"token": []}],
    "components": {
        "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        "schemas": SCHEMAS,
        "responses": {"Error": {"description": "refused", **content(ref("Error"))}},
    },
}
