# the demand over the lead time is lead * (level + lead * trend): every period gets the trend of the last one
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, s = holt_forecast(d, alpha, beta, lead)
    target = lead * (level + lead * trend) + z * s * np.sqrt(lead)
    arrivals = np.zeros(T + lead)
    stock = np.zeros(T)
    orders = np.zeros(T)
    x = start
    onorder = 0.0
    for t in range(T):
        x = x + arrivals[t] - d[t]
        onorder -= arrivals[t]
        orders[t] = max(0.0, target[t] - x - onorder)
        arrivals[t + lead] = orders[t]
        onorder += orders[t]
        stock[t] = x
    plus = np.where(stock > 0, stock, 0)
    minus = np.where(stock < 0, -stock, 0)
    return {
        "stock": stock,
        "orders": orders,
        "service": np.sum(stock >= 0) / T,
        "cost": hold * plus.sum() + short * minus.sum(),
    }
