# the queue grows by the part of the new demand that cell 0 cannot receive, and never gets shorter when there is room again
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    T = len(demand)
    density = np.zeros((len(k0), T + 1))
    density[:, 0] = k0
    queue = np.zeros(T + 1)
    left = 0.0
    for t in range(T):
        S, R, q, held = cell_flows(density[:, t], demand[t] + queue[t] / dt, outlet[t], road)
        density[:, t + 1] = density[:, t] + dt / dx * (q[:-1] - q[1:])
        too_many = max(demand[t] - R[0], 0.0)
        queue[t + 1] = queue[t] + dt * too_many
        left += q[1:].sum()
    hours = dt * (dx * density[:, 1:].sum() + queue[1:].sum())
    return {"density": density, "queue": queue, "hours": hours, "delay": hours - dt * dx * left / road["v"]}
