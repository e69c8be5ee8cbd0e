# the safety stock grows with the lead time itself, z * sigma * lead, instead of with its root
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, forecast, rmse = holt_forecast(d, alpha, beta, lead)
    k = np.arange(1, lead + 1)
    target = (level[:, None] + k * trend[:, None]).sum(axis=1) + z * rmse * lead
    stock, orders = np.zeros(T), np.zeros(T)
    net = start
    position = start
    for t in range(T):
        if t >= lead:
            net += orders[t - lead]
        net -= d[t]
        position -= d[t]
        if target[t] > position:
            orders[t] = target[t] - position
            position = target[t]
        stock[t] = net
    cost = hold * np.clip(stock, 0, None).sum() + short * np.clip(-stock, 0, None).sum()
    return {"stock": stock, "orders": orders, "service": np.mean(stock >= 0), "cost": cost}
