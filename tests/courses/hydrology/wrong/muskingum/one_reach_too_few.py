# the flood is routed through one reach too few (at least one)
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    bottom = 2 * k * (1 - x) + dt
    c0 = (dt - 2 * k * x) / bottom
    c1 = (dt + 2 * k * x) / bottom
    c2 = 1 - c0 - c1
    q = inflow
    vol = np.zeros(len(inflow))
    for r in range(max(reaches - 1, 1)):
        o = np.empty(len(q))
        o[0] = q[0]
        for i in range(1, len(q)):
            o[i] = c0 * q[i] + c1 * q[i - 1] + c2 * o[i - 1]
        vol += k * (x * q + (1 - x) * o)
        q = o
    return np.array([c0, c1, c2]), q, vol
