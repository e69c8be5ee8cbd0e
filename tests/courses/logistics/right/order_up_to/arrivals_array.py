# an array of arrivals by period, orders on their way as a slice sum of it
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = d.size
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    arriving = np.zeros(T + lead)
    stock = np.empty(T)
    previous = start
    for t in range(T):
        stock[t] = previous + arriving[t] - d[t]
        previous = stock[t]
        target = lead * (level[t] + 0.5 * (lead + 1) * trend[t]) + z * rmse * np.sqrt(lead)
        arriving[t + lead] = np.clip(target - stock[t] - arriving[t + 1 : t + lead].sum(), 0, None)
    cost = np.where(stock > 0, hold, -short) @ stock
    return {"stock": stock, "orders": arriving[lead:], "service": np.count_nonzero(stock >= 0) / T, "cost": cost}
