# counts vehicles in cells instead of densities, with cumulative numbers over the boundaries
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    T, n = len(demand), len(k0)
    N = np.zeros((n + 1, T + 1))  # cumulative passages
    arrived = np.append(0, np.cumsum(demand * dt))
    dens = np.zeros((n, T + 1))
    dens[:, 0] = k0
    for t in range(T):
        waiting = arrived[t] - N[0, t]
        q = cell_flows(dens[:, t], demand[t] + waiting / dt, outlet[t], road)[2]
        N[:, t + 1] = N[:, t] + q * dt
        dens[:, t + 1] = k0 + (N[:-1, t + 1] - N[1:, t + 1]) / dx
    queue = arrived - N[0]
    hours = dt * (dx * dens[:, 1:].sum() + queue[1:].sum())
    delay = hours - dx * N[1:, -1].sum() / road["v"]
    return {"density": dens, "queue": queue, "hours": hours, "delay": delay}
