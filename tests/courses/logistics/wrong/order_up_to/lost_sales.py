# unmet demand is lost instead of backordered: the net stock is cut off at 0 after each demand
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    target = lead * level + lead * (lead + 1) / 2 * trend + z * rmse * np.sqrt(lead)
    queue = [0.0] * lead
    net = start
    stock, orders = np.zeros(T), np.zeros(T)
    for t in range(T):
        net += queue.pop(0)
        net = max(net - d[t], 0.0)
        stock[t] = net
        orders[t] = max(target[t] - net - sum(queue), 0.0)
        queue.append(orders[t])
    cost = hold * np.maximum(stock, 0).sum() + short * np.maximum(-stock, 0).sum()
    return {"stock": stock, "orders": orders, "service": np.mean(stock >= 0), "cost": cost}
