# the circulations decay before v1 is computed: v1 uses those of the step's end
def wake_descent(start, gamma, core, tau, dt, steps):
    def speeds(pos, circ):
        mirror = pos.copy()
        mirror[:, 1] *= -1
        return induced_velocity(pos, np.concatenate([pos, mirror]), np.concatenate([circ, -circ]), core)

    z, g = start.copy(), gamma.copy()
    P, C = [z.copy()], [g.copy()]
    f = np.exp(-dt / tau)
    for k in range(steps):
        g = f * g
        va = speeds(z, g)
        vb = speeds(z + dt * va, g)
        z = z + dt / 2 * (va + vb)
        P.append(z.copy())
        C.append(g.copy())
    path = np.moveaxis(np.array(P), 0, -1)
    return path, np.array(C).T, path[:, 1].min(axis=0)
