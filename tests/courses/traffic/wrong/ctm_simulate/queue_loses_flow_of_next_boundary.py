# the queue is reduced by the flow out of cell 0 (boundary 1) instead of the flow into it (boundary 0)
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    T = len(demand)
    density = np.tile(k0[:, None], (1, T + 1)).astype(float)
    queue = np.zeros(T + 1)
    flows = np.zeros((len(k0) + 1, T))
    for t in range(T):
        _, _, flows[:, t], _ = cell_flows(density[:, t], demand[t] + queue[t] / dt, outlet[t], road)
        density[:, t + 1] = density[:, t] - dt / dx * np.diff(flows[:, t])
        queue[t + 1] = queue[t] + dt * (demand[t] - flows[1, t])
    hours = dt * dx * density[:, 1:].sum() + dt * queue[1:].sum()
    delay = hours - dt * dx * flows[1:].sum() / road["v"]
    return {"density": density, "queue": queue, "hours": hours, "delay": delay}
