# the free-flow vehicle hours only count the flow out of the last cell instead of the flows out of all cells
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    T = demand.shape[0]
    density = np.zeros((k0.shape[0], T + 1))
    queue = np.zeros(T + 1)
    density[:, 0] = k0
    left = 0.0
    t = 0
    while t < T:
        S, R, q, held = cell_flows(density[:, t], demand[t] + queue[t] / dt, outlet[t], road)
        change = q[:-1] - q[1:]
        density[:, t + 1] = density[:, t] + change * dt / dx
        queue[t + 1] = queue[t] + (demand[t] - q[0]) * dt
        left += q[-1]
        t += 1
    hours = dt * (dx * density[:, 1:].sum() + queue[1:].sum())
    return {"density": density, "queue": queue, "hours": hours, "delay": hours - dt * dx * left / road["v"]}
