# each step adds its change to the initial densities instead of to the present ones
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    n, T = len(k0), len(demand)
    density = np.zeros((n, T + 1))
    density[:, 0] = k0
    queue = np.zeros(T + 1)
    flows = np.zeros((n + 1, T))
    ratio = dt / dx
    for t in range(T):
        flows[:, t] = cell_flows(density[:, t], demand[t] + queue[t] / dt, outlet[t], road)[2]
        for i in range(n):
            density[i, t + 1] = k0[i] + ratio * (flows[i, t] - flows[i + 1, t])
        queue[t + 1] = queue[t] + dt * (demand[t] - flows[0, t])
    hours = dt * (dx * density[:, 1:].sum() + queue[1:].sum())
    return {"density": density, "queue": queue, "hours": hours, "delay": hours - dt * dx * flows[1:, :].sum() / road["v"]}
