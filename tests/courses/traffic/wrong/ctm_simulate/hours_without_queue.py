# the vehicle hours leave out those who wait at the entry
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    T = len(demand)
    dens = [k0]
    queue = np.zeros(T + 1)
    allq = []
    for t in range(T):
        S, R, q, held = cell_flows(dens[t], demand[t] + queue[t] / dt, outlet[t], road)
        allq.append(q)
        dens.append(dens[t] + dt / dx * (q[:-1] - q[1:]))
        queue[t + 1] = queue[t] + dt * (demand[t] - q[0])
    density = np.array(dens).T
    hours = dt * dx * np.sum(density[:, 1:])
    delay = hours - dt * dx * sum(q[1:].sum() for q in allq) / road["v"]
    return {"density": density, "queue": queue, "hours": hours, "delay": delay}
