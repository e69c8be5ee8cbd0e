# the cells are updated one after another within a step, so that a cell's flows already see the new density of the cell before it
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    n, T = len(k0), len(demand)
    density = np.zeros((n, T + 1))
    queue = np.zeros(T + 1)
    density[:, 0] = k0
    out = 0.0
    for t in range(T):
        k = density[:, t].copy()
        want = demand[t] + queue[t] / dt
        for i in range(n):
            q = cell_flows(k, want, outlet[t], road)[2]
            if i == 0:
                queue[t + 1] = queue[t] + dt * (demand[t] - q[0])
            k[i] = k[i] + dt / dx * (q[i] - q[i + 1])
            out += q[i + 1]
        density[:, t + 1] = k
    hours = dt * (dx * density[:, 1:].sum() + queue[1:].sum())
    return {"density": density, "queue": queue, "hours": hours, "delay": hours - dt * dx * out / road["v"]}
