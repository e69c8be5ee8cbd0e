# the target covers lead + 1 periods (lead time plus review period), in the forecast and in the safety stock
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    level, trend, fc, sigma = holt_forecast(d, alpha, beta, lead)
    N = lead + 1
    inv = start
    pipe = []
    stock, orders = [], []
    for t, dem in enumerate(d):
        if len(pipe) == lead:
            inv += pipe.pop(0)
        inv -= dem
        stock.append(inv)
        S = sum(level[t] + k * trend[t] for k in range(1, N + 1)) + z * sigma * np.sqrt(N)
        q = max(0.0, S - inv - sum(pipe))
        pipe.append(q)
        orders.append(q)
    stock = np.array(stock)
    c = hold * stock[stock > 0].sum() - short * stock[stock < 0].sum()
    return {"stock": stock, "orders": np.array(orders), "service": np.mean(stock >= 0), "cost": c}
