# the inventory position uses the stock on hand, max(net, 0), so backorders are not ordered again
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    orders = np.zeros(T)
    stock = np.zeros(T)
    net = start
    for t in range(T):
        if t >= lead:
            net += orders[t - lead]
        net -= d[t]
        stock[t] = net
        on_hand = max(net, 0.0)
        underway = np.sum(orders[max(t - lead + 1, 0) : t])
        S = lead * level[t] + trend[t] * np.arange(1, lead + 1).sum() + z * rmse * np.sqrt(lead)
        orders[t] = max(S - on_hand - underway, 0.0)
    return {
        "stock": stock,
        "orders": orders,
        "service": np.mean(stock >= 0),
        "cost": np.sum(hold * np.maximum(stock, 0) + short * np.maximum(-stock, 0)),
    }
