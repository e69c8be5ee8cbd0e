# inner loop over the cells, hours and delay summed step by step
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    n, T = len(k0), len(demand)
    density = np.zeros((n, T + 1))
    queue = np.zeros(T + 1)
    for i in range(n):
        density[i, 0] = k0[i]
    hours = free_hours = 0.0
    for t in range(1, T + 1):
        S, R, q, held = cell_flows(density[:, t - 1], demand[t - 1] + queue[t - 1] / dt, outlet[t - 1], road)
        for i in range(n):
            density[i, t] = density[i, t - 1] + dt * (q[i] - q[i + 1]) / dx
            hours += dt * dx * density[i, t]
            free_hours += dt * dx * q[i + 1] / road["v"]
        queue[t] = queue[t - 1] + dt * (demand[t - 1] - q[0])
        hours += dt * queue[t]
    return {"density": density, "queue": queue, "hours": hours, "delay": hours - free_hours}
