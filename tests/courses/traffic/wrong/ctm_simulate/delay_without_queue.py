# the delay only has the hours in the cells, those of the queue at the entry are left out of it (the hours are right)
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    K, Q = [k0.copy()], [0.0]
    ideal = 0.0
    for t in range(len(demand)):
        q = cell_flows(K[-1], demand[t] + Q[-1] / dt, outlet[t], road)[2]
        K.append(K[-1] + dt / dx * (q[:-1] - q[1:]))
        Q.append(Q[-1] + dt * (demand[t] - q[0]))
        ideal += dt * dx / road["v"] * q[1:].sum()
    hours_cells = dt * dx * sum(k.sum() for k in K[1:])
    hours_queue = dt * sum(Q[1:])
    return {
        "density": np.array(K).T,
        "queue": np.array(Q),
        "hours": hours_cells + hours_queue,
        "delay": hours_cells - ideal,
    }
