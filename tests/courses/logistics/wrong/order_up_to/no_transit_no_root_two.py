# two mistakes: orders on their way are not in the inventory position, and the safety stock has lead in the place of its root
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    S = lead * level + lead * (lead + 1) / 2 * trend + z * rmse * lead
    x = start
    stock, orders = [], []
    for t in range(len(d)):
        if t >= lead:
            x += orders[t - lead]
        x -= d[t]
        stock.append(x)
        orders.append(max(S[t] - x, 0.0))
    stock, orders = np.array(stock), np.array(orders)
    cost = np.sum(np.where(stock > 0, hold * stock, -short * stock))
    return {"stock": stock, "orders": orders, "service": np.mean(stock >= 0), "cost": cost}
