# only the inventory position is carried in the loop; the net stock comes afterwards from cumulative sums
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    k = np.arange(1, lead + 1)
    S = (level[:, None] + np.outer(trend, k)).sum(axis=1) + z * np.sqrt(lead * rmse**2)
    orders = np.zeros(T)
    position = start
    for t in range(T):
        position = position - d[t]
        if position < S[t]:
            orders[t] = S[t] - position
            position = S[t]
    arrived = np.concatenate([np.zeros(lead), orders])[:T]
    stock = start + np.cumsum(arrived - d)
    bad = stock < 0
    cost = hold * stock[~bad].sum() - short * stock[bad].sum()
    return {"stock": stock, "orders": orders, "service": 1 - bad.mean(), "cost": cost}
