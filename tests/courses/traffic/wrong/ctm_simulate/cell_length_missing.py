# the density changes by dt times the flow difference, the length of the cell is forgotten
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    n = len(k0)
    steps = len(demand)
    density = np.zeros((n, steps + 1))
    density[:, 0] = k0
    queue = np.zeros(steps + 1)
    total_flow = 0.0
    for t in range(1, steps + 1):
        inflow = demand[t - 1] + queue[t - 1] / dt
        S, R, q, h = cell_flows(density[:, t - 1], inflow, outlet[t - 1], road)
        density[:, t] = density[:, t - 1] + dt * (q[:n] - q[1:])
        queue[t] = queue[t - 1] + dt * (demand[t - 1] - q[0])
        total_flow += sum(q[1:])
    hours = dt * (dx * density[:, 1:].sum() + queue[1:].sum())
    delay = hours - dt * dx * total_flow / road["v"]
    return dict(density=density, queue=queue, hours=hours, delay=delay)
