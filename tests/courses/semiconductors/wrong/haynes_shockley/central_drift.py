# the drift takes the mean of both cells instead of the upstream one
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    vel = mu * E
    diff = mu * KB * T
    out = np.zeros((p0.size, steps + 1))
    out[:, 0] = p0
    current = np.zeros(steps)
    for k in range(steps):
        ext = np.append(out[:, k], 0.0)
        mid = 0.5 * (ext[1:] + ext[:-1])
        flux = vel * mid - diff * (ext[1:] - ext[:-1]) / dx
        flux = np.insert(flux, 0, 0.0)
        current[k] = Q * flux[-1]
        out[:, k + 1] = out[:, k] - dt * (flux[1:] - flux[:-1]) / dx - dt * out[:, k] / tau
    return out, current, dx * out.sum(axis=0)
