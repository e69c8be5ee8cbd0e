# the shortage cost enters with the wrong sign: the negative stock times short is added, which lowers the cost
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    level, trend, _, rmse = holt_forecast(d, alpha, beta, lead)
    T = len(d)
    safety = z * rmse * np.sqrt(lead)
    res = {"stock": np.zeros(T), "orders": np.zeros(T)}
    net, out = start, 0.0
    for t in range(T):
        if t >= lead:
            net, out = net + res["orders"][t - lead], out - res["orders"][t - lead]
        net -= d[t]
        res["stock"][t] = net
        S = lead * level[t] + lead * (lead + 1) / 2 * trend[t] + safety
        res["orders"][t] = max(S - net - out, 0.0)
        out += res["orders"][t]
    s = res["stock"]
    res["service"] = np.mean(s >= 0)
    res["cost"] = hold * s[s > 0].sum() + short * s[s < 0].sum()
    return res
