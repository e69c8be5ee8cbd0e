# what: present values are not computed again after the loop: duration and convexity use those of the last step
def bond_yield(price, flows, times, guess, steps):
    y = guess
    for _ in range(steps):
        pv = flows * (1 + y) ** (-times)
        slope = -np.sum(times * pv) / (1 + y)
        y = y - (np.sum(pv) - price) / slope
    value = np.sum(pv)
    macaulay = np.sum(times * pv) / value
    duration = macaulay / (1 + y)
    convexity = np.sum(times * (times + 1) * pv) / value / (1 + y) ** 2
    return {"y": y, "duration": duration, "convexity": convexity}
