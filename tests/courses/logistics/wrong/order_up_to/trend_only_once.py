# the demand over the lead time is lead * (level + trend): the trend does not grow with the periods ahead
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    T = d.shape[0]
    stock = np.zeros(T)
    orders = np.zeros(T)
    for t in range(T):
        before = stock[t - 1] if t > 0 else start
        incoming = orders[t - lead] if t - lead >= 0 else 0.0
        stock[t] = before + incoming - d[t]
        outstanding = orders[max(0, t - lead + 1) : t].sum()
        need = lead * (level[t] + trend[t]) + z * rmse * lead**0.5
        orders[t] = np.maximum(need - stock[t] - outstanding, 0.0)
    cost = np.sum(np.where(stock >= 0, hold * stock, -short * stock))
    return dict(stock=stock, orders=orders, service=np.mean(stock >= 0), cost=cost)
