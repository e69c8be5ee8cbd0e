# the order fills the net stock alone up to the target: orders on their way are not in the inventory position
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    S = lead * level + trend * lead * (lead + 1) / 2 + z * rmse * np.sqrt(lead)
    stock, orders = np.zeros(T), np.zeros(T)
    current = start
    for t in range(T):
        if t >= lead:
            current += orders[t - lead]
        current -= d[t]
        stock[t] = current
        orders[t] = max(S[t] - current, 0)
    cost = hold * np.maximum(stock, 0).sum() + short * np.maximum(-stock, 0).sum()
    return {"stock": stock, "orders": orders, "service": (stock >= 0).mean(), "cost": cost}
