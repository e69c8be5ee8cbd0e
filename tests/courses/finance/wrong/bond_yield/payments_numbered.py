# what: payments discounted with their number 1, 2, ... instead of the given times
def bond_yield(price, flows, times, guess, steps):
    t = np.arange(1, len(flows) + 1)
    y = guess
    for _ in range(steps):
        disc = (1 + y) ** -t.astype(float)
        f = (flows * disc).sum() - price
        g = -(t * flows * disc).sum() / (1 + y)
        y = y - f / g
    disc = (1 + y) ** -t.astype(float)
    P = (flows * disc).sum()
    return {
        "y": y,
        "duration": (t * flows * disc).sum() / P / (1 + y),
        "convexity": (t * (t + 1) * flows * disc).sum() / P / (1 + y) ** 2,
    }
