# the number of waiting vehicles is added to the demand as it is, without dividing by the time step
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    k = k0.copy()
    waiting = 0.0
    densities, queues, flows = [k0.copy()], [0.0], []
    for d, o in zip(demand, outlet):
        S, R, q, held = cell_flows(k, d + waiting, o, road)
        k = k + (q[:-1] - q[1:]) * dt / dx
        waiting = waiting + (d - q[0]) * dt
        densities.append(k)
        queues.append(waiting)
        flows.append(q)
    density = np.array(densities).T
    queue = np.array(queues)
    hours = np.sum(density[:, 1:]) * dx * dt + np.sum(queue[1:]) * dt
    free = np.sum(np.array(flows)[:, 1:]) * dx * dt / road["v"]
    return {"density": density, "queue": queue, "hours": hours, "delay": hours - free}
