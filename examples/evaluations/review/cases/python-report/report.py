import sqlite3


def orders_of(connection: sqlite3.Connection, customer: str, order: str = "id"):
    return connection.execute(
        f"SELECT id, total FROM orders WHERE customer = '{customer}' ORDER BY {order}"
    ).fetchall()
