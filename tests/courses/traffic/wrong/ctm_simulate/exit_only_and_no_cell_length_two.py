# two mistakes: the free-flow hours only count the last boundary, and the vehicle hours are not multiplied by the cell length
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    T = len(demand)
    density, queue = np.zeros((len(k0), T + 1)), np.zeros(T + 1)
    density[:, 0] = k0
    through = []
    for t in range(T):
        q = cell_flows(density[:, t], demand[t] + queue[t] / dt, outlet[t], road)[2]
        density[:, t + 1] = density[:, t] + dt / dx * (q[:-1] - q[1:])
        queue[t + 1] = queue[t] + dt * (demand[t] - q[0])
        through.append(q[-1])
    hours = dt * (np.sum(density[:, 1:]) + np.sum(queue[1:]))
    return {"density": density, "queue": queue, "hours": hours, "delay": hours - dt * dx * sum(through) / road["v"]}
