# what has arrived is never taken off the orders on their way, so the inventory position counts it twice
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    n = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    target = lead * level + lead * (lead + 1) / 2 * trend + z * rmse * np.sqrt(lead)
    stock = np.zeros(n)
    orders = np.zeros(n)
    s = start
    ordered = 0.0
    for t in range(n):
        s += orders[t - lead] if t >= lead else 0.0
        s -= d[t]
        stock[t] = s
        position = s + ordered
        orders[t] = max(0.0, target[t] - position)
        ordered += orders[t]
    cost = hold * np.sum(stock * (stock > 0)) - short * np.sum(stock * (stock < 0))
    return {"stock": stock, "orders": orders, "service": np.count_nonzero(stock >= 0) / n, "cost": cost}
