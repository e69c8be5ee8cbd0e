# service is the share of the periods that end with backorders instead of without
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    safety = z * np.sqrt(lead * rmse**2)
    stock, orders = [], []
    net = start
    for t in range(T):
        if t >= lead:
            net = net + orders[t - lead]
        net = net - d[t]
        stock.append(net)
        pos = net + sum(orders[max(0, t - lead + 1) :])
        S = sum(level[t] + k * trend[t] for k in range(1, lead + 1)) + safety
        orders.append(max(S - pos, 0.0))
    stock, orders = np.array(stock), np.array(orders)
    below = stock < 0
    cost = hold * stock[~below].sum() - short * stock[below].sum()
    return {"stock": stock, "orders": orders, "service": below.sum() / T, "cost": cost}
