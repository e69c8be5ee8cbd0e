# 273.15 is added to the kelvin, and the uptake is that of the step alone
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    T_K = T + 273.15
    n = len(c0)
    M = -2 * np.eye(n) + np.eye(n, k=1) + np.eye(n, k=-1)
    M[0] = 0
    M[-1, -2] = 2
    c = c0.copy()
    columns, uptake, depth = [], [], []
    for temp, cs in zip(T_K, c_surface):
        r = D0 * np.exp(-Q / (R_GAS * temp)) * dt / dx**2
        c[0] = cs
        uptake.append(r * dx * (c[0] - c[1]))
        c = c + r * (M @ c)
        columns.append(c)
        j = np.argmax(c < c_case)
        depth.append(0.0 if j == 0 else dx * (j - (c_case - c[j]) / (c[j - 1] - c[j])))
    return np.array(columns).T, np.array(uptake), np.array(depth)
