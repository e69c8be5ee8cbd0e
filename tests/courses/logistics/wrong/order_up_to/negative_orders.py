# orders may be negative: where the position is above the target the difference is sent back instead of ordering nothing
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    ks = np.arange(1, lead + 1)
    target = lead * level + ks.sum() * trend + z * rmse * np.sqrt(lead)
    stock, orders = np.zeros(T), np.zeros(T)
    net, transit = start, 0.0
    for t in range(T):
        if t >= lead:
            net += orders[t - lead]
            transit -= orders[t - lead]
        net -= d[t]
        orders[t] = target[t] - (net + transit)
        transit += orders[t]
        stock[t] = net
    over = np.maximum(stock, 0)
    under = over - stock
    return {"stock": stock, "orders": orders, "service": np.mean(under == 0), "cost": hold * over.sum() + short * under.sum()}
