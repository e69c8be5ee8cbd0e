# the free-flow vehicle hours use the flows into the cells (boundaries 0 to n-1) instead of those that left them
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    n, T = k0.size, demand.size
    density, queue = np.zeros((n, T + 1)), np.zeros(T + 1)
    density[:, 0] = k0
    passed = np.zeros(n)
    for t in range(T):
        q = cell_flows(density[:, t], demand[t] + queue[t] / dt, outlet[t], road)[2]
        q_in, q_out = q[:n], q[1:]
        density[:, t + 1] = density[:, t] + dt / dx * (q_in - q_out)
        queue[t + 1] = queue[t] + dt * (demand[t] - q_in[0])
        passed += q_in
    hours = dt * (dx * density[:, 1:].sum() + queue[1:].sum())
    delay = hours - dt * dx * passed.sum() / road["v"]
    return {"density": density, "queue": queue, "hours": hours, "delay": delay}
