# the outflow of each reach starts at zero instead of at the inflow
def muskingum(inflow, K, x, dt, reaches):
    T = len(inflow)
    k = K / reaches
    den = 2 * k * (1 - x) + dt
    a = (dt - 2 * k * x) / den
    b = (dt + 2 * k * x) / den
    c = (2 * k * (1 - x) - dt) / den
    q = np.zeros((reaches + 1, T))
    q[0] = inflow
    for i in range(1, T):
        for r in range(1, reaches + 1):
            q[r, i] = a * q[r - 1, i] + b * q[r - 1, i - 1] + c * q[r, i - 1]
    storage = (k * (x * q[:-1] + (1 - x) * q[1:])).sum(axis=0)
    return np.array([a, b, c]), q[-1], storage
