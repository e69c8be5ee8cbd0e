# style: time loop outside, reaches inside, a matrix of all flows
def muskingum(inflow, K, x, dt, reaches):
    k, n = K / reaches, len(inflow)
    D = k * (1 - x) + dt / 2
    C = np.array([dt / 2 - k * x, dt / 2 + k * x, k * (1 - x) - dt / 2]) / D
    q = np.empty((reaches + 1, n))
    q[0] = inflow
    q[:, 0] = inflow[0]
    for i in range(1, n):
        for r in range(reaches):
            q[r + 1, i] = np.dot(C, (q[r, i], q[r, i - 1], q[r + 1, i - 1]))
    return C, q[-1].copy(), k * (x * q[:-1].sum(0) + (1 - x) * q[1:].sum(0))
