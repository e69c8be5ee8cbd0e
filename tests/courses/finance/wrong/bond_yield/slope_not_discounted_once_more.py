# what: the slope of the price lacks the factor 1/(1+y): it uses the Macaulay sum itself
def bond_yield(price, flows, times, guess, steps):
    y = guess
    for _ in range(steps):
        pv = flows * (1 + y) ** (-times)
        slope = -np.sum(times * pv)
        y = y - (np.sum(pv) - price) / slope
    pv = flows * (1 + y) ** (-times)
    value = np.sum(pv)
    macaulay = np.sum(times * pv) / value
    duration = macaulay / (1 + y)
    convexity = np.sum(times * (times + 1) * pv) / value / (1 + y) ** 2
    return {"y": y, "duration": duration, "convexity": convexity}
