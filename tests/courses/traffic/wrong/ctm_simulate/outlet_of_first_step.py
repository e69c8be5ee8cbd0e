# the outlet of step 0 is used in all steps
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    out_cap = outlet[0]
    T = len(demand)
    density = np.empty((len(k0), T + 1))
    density[:, 0] = k0
    queue = np.zeros(T + 1)
    flow_sum = np.zeros(len(k0) + 1)
    for t in range(T):
        wants_in = demand[t] + queue[t] / dt
        _, _, f, _ = cell_flows(density[:, t], wants_in, out_cap, road)
        flow_sum = flow_sum + f
        density[:, t + 1] = density[:, t] + (f[:-1] - f[1:]) * (dt / dx)
        queue[t + 1] = (wants_in - f[0]) * dt
    hours = dt * (dx * np.sum(density[:, 1:]) + np.sum(queue[1:]))
    delay = hours - dt * dx * np.sum(flow_sum[1:]) / road["v"]
    return {"density": density, "queue": queue, "hours": hours, "delay": delay}
