"""Reads an iCalendar file from stdin with Python's icalendar and prints its events as JSON: uid, summary, start and end."""
import datetime
import json
import sys

import icalendar


def moment(value):
    if isinstance(value, datetime.datetime):
        return value.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    return value.isoformat() if value else None


calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
errors = [str(error) for part in calendar.walk() for error in getattr(part, "errors", [])]
events = [
    {
        "uid": str(event["uid"]),
        "summary": str(event["summary"]),
        "start": moment(event.decoded("dtstart")),
        "end": moment(event.decoded("dtend", None)),
        "zone": event["dtstart"].params.get("TZID"),
        "alarms": len(event.walk("valarm")),
    }
    for event in calendar.walk("vevent")
]
zones = [str(part["tzid"]) for part in calendar.walk("vtimezone")]
json.dump({"errors": errors, "events": events, "zones": zones}, sys.stdout)
