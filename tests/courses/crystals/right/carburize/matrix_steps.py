# each step is a product with a matrix; uptake and depth are computed from the profiles afterwards
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    n = len(c0)
    second = np.zeros((n, n))
    for i in range(1, n - 1):
        second[i, i - 1 : i + 2] = 1, -2, 1
    second[n - 1, n - 2 :] = 2, -2
    r = D0 * np.exp(-Q / (R_GAS * T)) * dt / dx**2
    columns, gains = [], []
    c = c0
    for step in range(len(T)):
        start = np.concatenate([[c_surface[step]], c[1:]])
        gains.append(r[step] * dx * (start[0] - start[1]))
        c = (np.eye(n) + r[step] * second) @ start
        columns.append(c)
    profile = np.array(columns).T
    depth = np.zeros(len(T))
    for step in range(len(T)):
        col = profile[:, step]
        if col[0] >= c_case:
            j = np.flatnonzero(col < c_case)[0]
            depth[step] = np.interp(c_case, [col[j], col[j - 1]], [j * dx, (j - 1) * dx])
    return profile, np.cumsum(gains), depth
