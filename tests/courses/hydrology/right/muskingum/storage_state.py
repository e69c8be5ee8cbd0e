# style: the storage of each reach is the state; outflow from the implicit water balance
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    D = 2 * k * (1 - x) + dt
    c0 = (dt - 2 * k * x) / D
    c2 = (2 * k * (1 - x) - dt) / D
    q = np.array(inflow, dtype=float)
    total = np.zeros(len(q))
    for _ in range(reaches):
        out = q.copy()
        vol = np.empty(len(q))
        vol[0] = k * q[0]
        for i in range(1, len(q)):
            known = vol[i - 1] + dt / 2 * (q[i] + q[i - 1] - out[i - 1])
            out[i] = (known - k * x * q[i]) / (k * (1 - x) + dt / 2)
            vol[i] = known - dt / 2 * out[i]
        total += vol
        q = out
    return np.array([c0, 1 - c0 - c2, c2]), q, total
