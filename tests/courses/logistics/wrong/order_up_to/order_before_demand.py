# the order is computed before the demand of the period is taken from the stock
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    target = lead * level + lead * (lead + 1) / 2 * trend + z * rmse * np.sqrt(lead)
    stock = np.zeros(T)
    orders = np.zeros(T)
    net = start
    transit = 0
    for t in range(T):
        if t >= lead:
            net += orders[t - lead]
            transit -= orders[t - lead]
        position = net + transit
        orders[t] = max(target[t] - position, 0)
        transit += orders[t]
        net -= d[t]
        stock[t] = net
    holding = hold * stock[stock >= 0].sum()
    backlog = short * (-stock[stock < 0]).sum()
    return {"stock": stock, "orders": orders, "service": np.mean(stock >= 0), "cost": holding + backlog}
