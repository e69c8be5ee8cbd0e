# from period 1 on the target uses level and trend of the period before, as if the demand of this period were not yet seen
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    stock, orders = np.zeros(T), np.zeros(T)
    net, transit = start, 0.0
    for t in range(T):
        u = max(t - 1, 0)
        if t >= lead:
            net += orders[t - lead]
            transit -= orders[t - lead]
        net -= d[t]
        S = np.sum(level[u] + np.arange(1, lead + 1) * trend[u]) + z * rmse * np.sqrt(lead)
        orders[t] = max(S - (net + transit), 0.0)
        stock[t] = net
        transit += orders[t]
    hc = hold * np.where(stock > 0, stock, 0).sum()
    bc = short * np.where(stock < 0, -stock, 0).sum()
    return {"stock": stock, "orders": orders, "service": np.mean(stock >= 0), "cost": hc + bc}
