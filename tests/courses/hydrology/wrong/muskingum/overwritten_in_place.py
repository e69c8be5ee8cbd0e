# the flow is overwritten in place while a reach is routed, so that C1 multiplies the outflow of the step before instead of the inflow of the step before
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    D = 2 * k * (1 - x) + dt
    C0 = (dt - 2 * k * x) / D
    C1 = (dt + 2 * k * x) / D
    C2 = (2 * k * (1 - x) - dt) / D
    q = inflow.copy()
    storage = np.zeros(len(q))
    for _ in range(reaches):
        before = q.copy()
        for i in range(1, len(q)):
            q[i] = C0 * q[i] + C1 * q[i - 1] + C2 * q[i - 1]
        storage = storage + k * (x * before + (1 - x) * q)
    return np.array([C0, C1, C2]), q, storage
