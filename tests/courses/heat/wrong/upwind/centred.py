# what: centred difference instead of upwind
def upwind(u0, v, dx, dt, steps):
    u = u0
    levels = [u0]
    for _ in range(steps):
        minus = (u - np.roll(u, 1)) / dx
        plus = (np.roll(u, -1) - u) / dx
        ux = (plus + minus) / 2
        u = u - v * dt * ux
        levels.append(u)
    U = np.array(levels)
    variation = np.abs(np.diff(U, axis=1, append=U[:, :1])).sum(axis=1)
    return {"u": U[-1], "variation": variation}
