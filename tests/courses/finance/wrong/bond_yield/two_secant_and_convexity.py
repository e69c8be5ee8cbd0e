# what: the slope is a difference quotient of one percent instead of the derivative; convexity is not divided by the value
def bond_yield(price, flows, times, guess, steps):
    def pv(y):
        return sum(c / (1 + y) ** t for c, t in zip(flows, times))

    y = guess
    for _ in range(steps):
        y -= (pv(y) - price) / ((pv(y + 0.01) - pv(y)) / 0.01)
    P = pv(y)
    D = sum(t * c / (1 + y) ** (t + 1) for c, t in zip(flows, times)) / P
    C = sum(t * (t + 1) * c / (1 + y) ** (t + 2) for c, t in zip(flows, times))
    return {"y": y, "duration": D, "convexity": C}
