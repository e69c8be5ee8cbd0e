# the holding cost is charged on stock plus orders on their way instead of on the stock alone
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    target = lead * level + lead * (lead + 1) / 2 * trend + z * rmse * np.sqrt(lead)
    stock, orders = np.zeros(T), np.zeros(T)
    net, transit, cost = start, 0.0, 0.0
    for t in range(T):
        if t >= lead:
            net += orders[t - lead]
            transit -= orders[t - lead]
        net -= d[t]
        stock[t] = net
        orders[t] = max(target[t] - (net + transit), 0.0)
        transit += orders[t]
        cost += hold * max(net + transit, 0.0) + short * max(-net, 0.0)
    return {"stock": stock, "orders": orders, "service": np.mean(stock >= 0), "cost": cost}
