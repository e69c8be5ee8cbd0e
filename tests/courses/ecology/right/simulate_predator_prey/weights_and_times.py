# time is the first axis, trapezoid weights, the peak by looking up a table of times
def simulate_predator_prey(N0, P0, params, dt, steps):
    n = np.zeros((steps + 1, len(N0)))
    p = np.zeros_like(n)
    n[0], p[0] = N0, P0
    for t in range(1, steps + 1):
        f, g = predator_prey_rates(n[t - 1], p[t - 1], params)
        ff, gg = predator_prey_rates(n[t - 1] + f * dt, p[t - 1] + g * dt, params)
        n[t] = n[t - 1] + 0.5 * dt * f + 0.5 * dt * ff
        p[t] = p[t - 1] + 0.5 * dt * g + 0.5 * dt * gg
    w = np.ones(steps + 1)
    w[[0, -1]] = 0.5
    times = np.arange(steps + 1) * dt
    return n.T, p.T, np.einsum("t,tm->m", w, n) / w.sum(), times[p.argmax(axis=0)]
