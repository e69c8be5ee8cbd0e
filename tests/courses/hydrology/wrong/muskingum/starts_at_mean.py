# each reach starts with the mean of its inflow instead of its first inflow
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    D = 2 * k * (1 - x) + dt
    c = np.array([dt - 2 * k * x, dt + 2 * k * x, 2 * k * (1 - x) - dt]) / D
    q = inflow
    s = np.zeros(len(q))
    for _ in range(reaches):
        o = np.full(len(q), q.mean())
        for i in range(1, len(q)):
            o[i] = c[0] * q[i] + c[1] * q[i - 1] + c[2] * o[i - 1]
        s = s + k * (x * q + (1 - x) * o)
        q = o
    return c, q, s
