# alpha and beta are handed to holt_forecast in the wrong order
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, beta, alpha, lead)
    lead_demand = lead * level + lead * (lead + 1) / 2 * trend
    target = lead_demand + z * rmse * np.sqrt(lead)
    stock, orders = np.zeros(T), np.zeros(T)
    net, transit = start, 0.0
    for t in range(T):
        due = orders[t - lead] if t >= lead else 0.0
        net = net + due - d[t]
        transit = transit - due
        orders[t] = max(target[t] - net - transit, 0.0)
        transit = transit + orders[t]
        stock[t] = net
    cost = hold * np.maximum(stock, 0).sum() - short * np.minimum(stock, 0).sum()
    return {"stock": stock, "orders": orders, "service": np.mean(stock >= 0), "cost": cost}
