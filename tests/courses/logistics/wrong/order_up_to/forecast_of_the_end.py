# the target is made once from the forecast at the end of the series and is the same in all periods, instead of from level and trend of each period
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    _, _, forecast, rmse = holt_forecast(d, alpha, beta, lead)
    S = np.sum(forecast) + z * rmse * np.sqrt(lead)
    stock, orders = np.zeros(T), np.zeros(T)
    net, transit = start, 0.0
    for t in range(T):
        if t >= lead:
            net += orders[t - lead]
            transit -= orders[t - lead]
        net -= d[t]
        stock[t] = net
        orders[t] = max(S - net - transit, 0.0)
        transit += orders[t]
    cost = hold * np.maximum(stock, 0).sum() + short * np.maximum(-stock, 0).sum()
    return {"stock": stock, "orders": orders, "service": np.mean(stock >= 0), "cost": cost}
