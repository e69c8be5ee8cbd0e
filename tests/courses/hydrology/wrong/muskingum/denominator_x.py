# the denominator D has x instead of 1-x
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    num = np.array([dt - 2 * k * x, dt + 2 * k * x, 2 * k * (1 - x) - dt])
    coeffs = num / (2 * k * x + dt)
    current = np.asarray(inflow, float)
    store = np.zeros(current.shape[0])
    while reaches > 0:
        nxt = current.copy()
        for i in range(1, current.shape[0]):
            nxt[i] = (coeffs * np.array([current[i], current[i - 1], nxt[i - 1]])).sum()
        store += k * x * current + k * (1 - x) * nxt
        current = nxt
        reaches -= 1
    return coeffs, current, store
