# an order arrives lead + 1 periods after it was placed instead of lead
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    target = lead * level + lead * (lead + 1) / 2 * trend + z * rmse * np.sqrt(lead)
    stock, orders = np.zeros(T), np.zeros(T)
    hand, coming = start, 0.0
    for t in range(T):
        if t > lead:
            hand += orders[t - lead - 1]
            coming -= orders[t - lead - 1]
        hand -= d[t]
        stock[t] = hand
        gap = target[t] - hand - coming
        orders[t] = gap if gap > 0 else 0.0
        coming += orders[t]
    pos, neg = stock[stock > 0], stock[stock < 0]
    return {
        "stock": stock,
        "orders": orders,
        "service": np.mean(stock >= 0),
        "cost": hold * pos.sum() + short * abs(neg).sum(),
    }
