# what: k3 is computed from k1 instead of k2 (copied line), so it is k2 once more
def rk4(y0, ts, p):
    ys = [y0]
    for t, t_next in zip(ts[:-1], ts[1:]):
        dt = t_next - t
        y = ys[-1]
        k1 = dt * predator_prey(t, y, p)
        k2 = dt * predator_prey(t + 0.5 * dt, y + 0.5 * k1, p)
        k3 = dt * predator_prey(t + 0.5 * dt, y + 0.5 * k1, p)
        k4 = dt * predator_prey(t + dt, y + k3, p)
        ys.append(y + (k1 + 2 * k2 + 2 * k3 + k4) / 6)
    return np.stack(ys, axis=-1)
