# the storage is the running sum of inflow minus outflow times dt (a water balance from zero), not K (x I + (1-x) O) of the reaches
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    D = 2 * k * (1 - x) + dt
    cs = np.array([dt - 2 * k * x, dt + 2 * k * x, 2 * k * (1 - x) - dt]) / D
    q = np.array(inflow)
    for _ in range(reaches):
        new = np.zeros(len(q))
        new[0] = q[0]
        for i in range(1, len(q)):
            new[i] = cs @ (q[i], q[i - 1], new[i - 1])
        q = new
    storage = np.cumsum((inflow - q) * dt)
    return cs, q, storage
