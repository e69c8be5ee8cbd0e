# C2 multiplies the outflow of the upstream reach at the step before (the inflow), not the reach's own outflow
def muskingum(inflow, K, x, dt, reaches):
    k = K / reaches
    D = 2 * k * (1 - x) + dt
    c0, c1, c2 = np.array([dt - 2 * k * x, dt + 2 * k * x, 2 * k * (1 - x) - dt]) / D
    up = inflow
    V = np.zeros(len(inflow))
    for _ in range(reaches):
        down = up.copy()
        down[1:] = c0 * up[1:] + c1 * up[:-1] + c2 * up[:-1]
        V += k * (x * up + (1 - x) * down)
        up = down
    return np.array([c0, c1, c2]), up, V
