# the two cost rates are exchanged: stock is charged with short and backorders with hold
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    stock, orders = np.zeros(T), np.zeros(T)
    arriving = {}
    net = start
    total = 0.0
    for t in range(T):
        net += arriving.pop(t, 0.0)
        net -= d[t]
        stock[t] = net
        total += short * net if net > 0 else -hold * net
        S = lead * level[t] + lead * (lead + 1) / 2 * trend[t] + z * rmse * np.sqrt(lead)
        orders[t] = max(S - net - sum(arriving.values()), 0.0)
        arriving[t + lead] = orders[t]
    return {"stock": stock, "orders": orders, "service": np.mean(stock >= 0), "cost": total}
