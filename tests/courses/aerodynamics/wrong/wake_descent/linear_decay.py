# the decay factor of a step is 1 - dt/tau instead of exp(-dt/tau)
def wake_descent(start, gamma, core, tau, dt, steps):
    refl = np.array([1, -1])
    pos, circ = [start], [gamma]
    for k in range(steps):
        z, g = pos[k], circ[k]
        g_new = g - dt / tau * g
        v1 = induced_velocity(z, np.concatenate([z, refl * z]), np.concatenate([g, -g]), core)
        zs = z + dt * v1
        v2 = induced_velocity(zs, np.concatenate([zs, refl * zs]), np.concatenate([g_new, -g_new]), core)
        pos.append(z + (v1 + v2) * dt / 2)
        circ.append(g_new)
    path = np.dstack(pos)
    return path, np.column_stack(circ), path[:, 1, :].min(axis=0)
