# the outlet of the following step is used (in the last step the last one), one step too early
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    n, T = len(k0), len(demand)
    density = np.zeros((n, T + 1))
    queue = np.zeros(T + 1)
    density[:, 0] = k0
    s = 0.0
    for t in range(1, T + 1):
        kk = density[:, t - 1]
        exit_cap = outlet[min(t, T - 1)]
        q = cell_flows(kk, demand[t - 1] + queue[t - 1] / dt, exit_cap, road)[2]
        density[:, t] = kk + dt / dx * (q[:-1] - q[1:])
        queue[t] = queue[t - 1] + dt * (demand[t - 1] - q[0])
        s += q[1:].sum()
    hours = dt * (dx * density[:, 1:].sum() + queue[1:].sum())
    return {"density": density, "queue": queue, "hours": hours, "delay": hours - dt * dx * s / road["v"]}
