# two mistakes: orders arrive one period late (after lead + 1 periods), and the cost is the mean per period instead of the sum
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    target = lead * level + lead * (lead + 1) / 2 * trend + z * rmse * np.sqrt(lead)
    arrivals = np.zeros(T + lead + 1)
    stock, orders = np.zeros(T), np.zeros(T)
    net, pos = start, start
    for t in range(T):
        net += arrivals[t] - d[t]
        pos -= d[t]
        orders[t] = max(target[t] - pos, 0.0)
        pos += orders[t]
        arrivals[t + lead + 1] += orders[t]
        stock[t] = net
    cost = np.mean(hold * np.maximum(stock, 0) + short * np.maximum(-stock, 0))
    return {"stock": stock, "orders": orders, "service": np.mean(stock >= 0), "cost": cost}
