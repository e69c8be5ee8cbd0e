# the road starts empty: the initial densities are never put in
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    n_cells = len(k0)
    n_steps = len(demand)
    density = np.zeros((n_cells, n_steps + 1))
    queue = np.zeros(n_steps + 1)
    driven = 0.0
    for step in range(n_steps):
        current = density[:, step]
        result = cell_flows(current, demand[step] + queue[step] / dt, outlet[step], road)
        q = result[2]
        density[:, step + 1] = current + (dt / dx) * (q[:-1] - q[1:])
        queue[step + 1] = queue[step] + dt * (demand[step] - q[0])
        driven = driven + dt * dx * np.sum(q[1:])
    in_cells = dt * dx * np.sum(density[:, 1:])
    in_queue = dt * np.sum(queue[1:])
    hours = in_cells + in_queue
    return {"density": density, "queue": queue, "hours": hours, "delay": hours - driven / road["v"]}
