# x and 1-x are swapped in the storage that is returned, x weights the outflow
def muskingum(inflow, K, x, dt, reaches):
    kk = K / reaches
    D = 2 * kk * (1 - x) + dt
    c0, c1, c2 = (dt - 2 * kk * x) / D, (dt + 2 * kk * x) / D, (2 * kk * (1 - x) - dt) / D
    up = inflow
    vol = np.zeros_like(inflow)
    for _ in range(reaches):
        down = np.zeros_like(up)
        for i, q in enumerate(up):
            down[i] = q if i == 0 else c0 * q + c1 * up[i - 1] + c2 * down[i - 1]
        vol = vol + kk * ((1 - x) * up + x * down)
        up = down
    return np.array([c0, c1, c2]), up, vol
