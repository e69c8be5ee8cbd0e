# where the surface itself is below c_case the depth is still interpolated, with the last node as the left neighbor
def interpolate_depth(c, limit, dx):
    for j in range(len(c)):
        if c[j] < limit:
            left, right = c[j - 1], c[j]
            return (j - 1) * dx + dx * (left - limit) / (left - right)


def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    D = D0 * np.exp(-Q / (R_GAS * T))
    snapshots, flows, depths = [], [], []
    c = c0.copy()
    for k in range(len(T)):
        c = np.concatenate([[c_surface[k]], c[1:]])
        J = D[k] * (c[:-1] - c[1:]) / dx
        out = np.concatenate([J[1:], [0.0]])
        size = np.full(len(J), dx)
        size[-1] = dx / 2
        c[1:] += dt * (J - out) / size
        flows.append(J[0] * dt)
        snapshots.append(c.copy())
        depths.append(interpolate_depth(c, c_case, dx))
    return np.column_stack(snapshots), np.cumsum(flows), np.array(depths)
