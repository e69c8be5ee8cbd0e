# where the position is below the target the whole target is ordered instead of the difference
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    target = lead * level + lead * (lead + 1) / 2 * trend + z * rmse * np.sqrt(lead)
    stock, orders = np.zeros(T), np.zeros(T)
    net, transit = start, 0.0
    for t in range(T):
        if t >= lead:
            net += orders[t - lead]
            transit -= orders[t - lead]
        net -= d[t]
        stock[t] = net
        if net + transit < target[t]:
            orders[t] = target[t]
        transit += orders[t]
    cost = hold * np.sum(np.maximum(stock, 0)) + short * np.sum(np.maximum(-stock, 0))
    return {"stock": stock, "orders": orders, "service": np.mean(stock >= 0), "cost": cost}
