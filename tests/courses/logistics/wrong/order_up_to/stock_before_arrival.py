# the stock of a period is recorded after the demand but before the order that is due has arrived (the order arrives at the end of the period)
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    stock = np.zeros(T)
    orders = np.zeros(T)
    net = start
    way = 0.0
    for t in range(T):
        net = net - d[t]
        stock[t] = net
        if t >= lead:
            net = net + orders[t - lead]
            way = way - orders[t - lead]
        target = sum(level[t] + (k + 1) * trend[t] for k in range(lead)) + z * rmse * np.sqrt(lead)
        orders[t] = max(target - net - way, 0.0)
        way = way + orders[t]
    cost = hold * sum(s for s in stock if s > 0) + short * sum(-s for s in stock if s < 0)
    return {"stock": stock, "orders": orders, "service": np.mean(stock >= 0), "cost": cost}
