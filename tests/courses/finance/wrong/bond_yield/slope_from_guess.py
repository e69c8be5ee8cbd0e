# what: the slope is divided by 1+guess in every step instead of the current yield
def bond_yield(price, flows, times, guess, steps):
    y = guess
    for _ in range(steps):
        pv = flows * (1 + y) ** (-times)
        slope = -np.sum(times * pv) / (1 + guess)
        y = y - (np.sum(pv) - price) / slope
    pv = flows * (1 + y) ** (-times)
    value = np.sum(pv)
    macaulay = np.sum(times * pv) / value
    duration = macaulay / (1 + y)
    convexity = np.sum(times * (times + 1) * pv) / value / (1 + y) ** 2
    return {"y": y, "duration": duration, "convexity": convexity}
