# what: Macaulay duration instead of modified; convexity with t^2 instead of t(t+1)
def bond_yield(price, flows, times, guess, steps):
    n = len(flows)
    y = guess
    for step in range(steps):
        f = -price
        df = 0.0
        for i in range(n):
            f += flows[i] / (1 + y) ** times[i]
            df += -times[i] * flows[i] / (1 + y) ** (times[i] + 1)
        y = y - f / df
    value = 0.0
    dur = 0.0
    conv = 0.0
    for i in range(n):
        pv = flows[i] / (1 + y) ** times[i]
        value += pv
        dur += times[i] * pv
        conv += times[i] ** 2 * pv
    return {
        "y": y,
        "duration": dur / value,
        "convexity": conv / value / (1 + y) ** 2,
    }
