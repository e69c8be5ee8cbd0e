# what: returns the Macaulay duration instead of the modified one, no division by 1+y
def bond_yield(price, flows, times, guess, steps):
    y = guess
    for _ in range(steps):
        pv = flows * (1 + y) ** (-times)
        slope = -np.sum(times * pv) / (1 + y)
        y = y - (np.sum(pv) - price) / slope
    pv = flows * (1 + y) ** (-times)
    value = np.sum(pv)
    macaulay = np.sum(times * pv) / value
    duration = macaulay
    convexity = np.sum(times * (times + 1) * pv) / value / (1 + y) ** 2
    return {"y": y, "duration": duration, "convexity": convexity}
