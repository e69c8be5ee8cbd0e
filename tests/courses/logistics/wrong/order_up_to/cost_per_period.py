# the cost is the mean per period instead of the sum over all periods
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    target = lead * level + lead * (lead + 1) / 2 * trend + z * rmse * np.sqrt(lead)
    stock, orders = np.zeros(T), np.zeros(T)
    net = start
    pos = start
    for t in range(T):
        pos -= d[t]
        orders[t] = max(target[t] - pos, 0.0)
        pos += orders[t]
        net += (orders[t - lead] if t >= lead else 0.0) - d[t]
        stock[t] = net
    per_period = np.where(stock > 0, hold * stock, -short * stock)
    return {"stock": stock, "orders": orders, "service": np.mean(stock >= 0), "cost": per_period.mean()}
