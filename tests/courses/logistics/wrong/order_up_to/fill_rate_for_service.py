# service is a fill rate, one minus backorders over demand, instead of the share of periods without backorders
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    target = lead * level + lead * (lead + 1) / 2 * trend + z * rmse * np.sqrt(lead)
    stock = np.zeros(T)
    orders = np.zeros(T)
    net = start
    for t in range(T):
        if t >= lead:
            net += orders[t - lead]
        net -= d[t]
        stock[t] = net
        transit = sum(orders[i] for i in range(t) if i + lead > t)
        orders[t] = max(target[t] - net - transit, 0)
    back = np.maximum(-stock, 0)
    service = 1 - back.sum() / d.sum()
    return {"stock": stock, "orders": orders, "service": service, "cost": hold * np.maximum(stock, 0).sum() + short * back.sum()}
