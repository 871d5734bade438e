CREATE VIEW active_customers AS
SELECT customers.id, customers.name
FROM customers
WHERE customers.id IN (SELECT orders.customer_id FROM orders WHERE orders.placed_at > now() - interval '1 year');

-- customer_id is NULL for orders of guests.
CREATE VIEW inactive_customers AS
SELECT customers.id, customers.name
FROM customers
WHERE customers.id NOT IN (SELECT orders.customer_id FROM orders WHERE orders.placed_at > now() - interval '1 year');
